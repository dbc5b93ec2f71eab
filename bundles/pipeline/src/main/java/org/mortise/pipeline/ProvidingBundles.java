// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * The bundles that provide the parts of a snapshot, with their versions: in a framework, deployed beside a class path,
 * or as jars on it. Parts in folders of classes have no bundle. Creates all parts of the snapshot and reads the
 * manifest of each jar, which takes some tenths of a second.
 */
public final class ProvidingBundles {
  private final SortedMap<String, String> versions = new TreeMap<>();
  private final Map<String, @Nullable String> jars = new HashMap<>();

  private ProvidingBundles() {}

  /** Returns the versions by symbolic name. */
  public static SortedMap<String, String> of(Snapshot snapshot) {
    ProvidingBundles bundles = new ProvidingBundles();
    snapshot.dialects().forEach(bundles::add);
    snapshot.attachments().forEach(attachment -> bundles.add(attachment.implementation()));
    snapshot.passes().forEach(bundles::add);
    snapshot.pipelines().forEach(bundles::add);
    snapshot.analyses().forEach(bundles::add);
    return bundles.versions;
  }

  private void add(Object part) {
    Class<?> type = part.getClass();
    String bundle = Fault.bundleOf(type);
    bundle = bundle == null ? ofJar(type) : bundle;
    if (bundle != null) {
      int blank = bundle.lastIndexOf(' ');
      versions.put(bundle.substring(0, blank), bundle.substring(blank + 1));
    }
  }

  private @Nullable String ofJar(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || !source.getLocation().getPath().endsWith(".jar")) {
      return null;
    }
    String location = source.getLocation().toString();
    if (!jars.containsKey(location)) {
      jars.put(location, manifest(source));
    }
    return jars.get(location);
  }

  private static @Nullable String manifest(CodeSource source) {
    try (JarFile jar = new JarFile(new File(source.getLocation().toURI()))) {
      Manifest manifest = jar.getManifest();
      Attributes main = manifest == null ? new Attributes() : manifest.getMainAttributes();
      String name = main.getValue("Bundle-SymbolicName");
      String version = main.getValue("Bundle-Version");
      return name == null || version == null ? null : name.split(";")[0].strip() + " " + version.strip();
    } catch (IOException | URISyntaxException | IllegalArgumentException unreadable) {
      return null;
    }
  }
}
