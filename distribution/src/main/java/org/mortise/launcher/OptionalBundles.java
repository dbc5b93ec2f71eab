// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.io.File;
import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/**
 * The bundles that the console starts only on request. Each group is a folder {@code optional/NAME} of the installation
 * with jars and a file {@code framework.properties}. A property without a value must be set in the file or as a system
 * property; system properties take precedence.
 */
final class OptionalBundles {
  static final OptionalBundles NONE = new OptionalBundles();
  private static final String PROPERTIES = "framework.properties";

  private final List<File> jars = new ArrayList<>();
  private final Map<String, String> properties = new HashMap<>();

  private OptionalBundles() {}

  /**
   * Finds the requested groups of an installation.
   *
   * @param names the names of the groups, separated by commas or spaces
   * @throws LaunchException if a group or a property is missing
   */
  static OptionalBundles of(Installation installation, String names) throws LaunchException {
    OptionalBundles found = new OptionalBundles();
    for (String name : names.strip().split("[,\\s]+")) {
      if (!name.isEmpty()) {
        found.add(installation.optionalFolder(), name);
      }
    }
    return found;
  }

  private void add(File parent, String name) throws LaunchException {
    File folder = new File(parent, name);
    List<File> found = Installation.jars(folder);
    if (found.isEmpty()) {
      throw new LaunchException("MORTISE_OPTIONAL names '" + name + "', but there are no jars in " + folder
          + "; the folder " + parent + " contains " + String.join(", ", list(parent)));
    }
    jars.addAll(found);
    File file = new File(folder, PROPERTIES);
    if (file.exists()) {
      addProperties(file);
    }
  }

  private void addProperties(File file) throws LaunchException {
    Properties read = new Properties();
    try (Reader reader = Files.newBufferedReader(file.toPath(), StandardCharsets.UTF_8)) {
      read.load(reader);
    } catch (IOException | IllegalArgumentException malformed) {
      throw new LaunchException("cannot read " + file + ": " + malformed.getMessage(), malformed);
    }
    for (String name : read.stringPropertyNames()) {
      String value = System.getProperty(name, read.getProperty(name)).strip();
      if (value.isEmpty()) {
        throw new LaunchException("set " + name + " in " + file + " first");
      }
      properties.put(name, value);
    }
  }

  private static List<String> list(File folder) {
    String[] names = folder.list();
    if (names == null) {
      return List.of();
    }
    Arrays.sort(names);
    return List.of(names);
  }

  List<File> jars() {
    return jars;
  }

  /** Returns the properties for the framework. */
  Map<String, String> properties() {
    return properties;
  }
}
