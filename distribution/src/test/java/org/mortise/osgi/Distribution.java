// SPDX-License-Identifier: Apache-2.0
package org.mortise.osgi;

import static org.ops4j.pax.exam.CoreOptions.bundle;
import static org.ops4j.pax.exam.CoreOptions.composite;
import static org.ops4j.pax.exam.CoreOptions.frameworkProperty;
import static org.ops4j.pax.exam.CoreOptions.junitBundles;
import static org.ops4j.pax.exam.CoreOptions.systemPackages;

import java.io.File;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.bytebuddy.ByteBuddy;
import org.assertj.core.api.Assertions;
import org.ops4j.pax.exam.Option;
import org.slf4j.Logger;

/** The framework as configured by the launcher, with the additions that tests need. */
final class Distribution {
  private static final String HOME = "target/mortise";

  private Distribution() {}

  /** All bundles of the distribution, SLF4J on the class path, JUnit and AssertJ. */
  static Option framework() {
    List<Option> options = new ArrayList<>();
    for (File jar : bundles()) {
      options.add(bundle("reference:" + jar.toURI()));
    }
    options.add(bundle(jarOf(Assertions.class)));
    options.add(bundle(jarOf(ByteBuddy.class)));
    options.add(junitBundles());
    options.add(systemPackages(loggingPackages()));
    options.add(frameworkProperty("ds.loglevel").value("1"));
    options.add(frameworkProperty("felix.log.level").value("1"));
    return composite(options.toArray(new Option[0]));
  }

  static List<File> bundles() {
    List<File> jars = new ArrayList<>(jars("bundles"));
    jars.addAll(jars("testing"));
    return jars;
  }

  /** Returns the bundles that only the console needs. */
  static List<File> consoleBundles() {
    return jars("bundles/console");
  }

  private static List<File> jars(String folder) {
    File[] jars = new File(HOME, folder).listFiles((in, name) -> name.endsWith(".jar"));
    Arrays.sort(jars);
    return List.of(jars);
  }

  private static String jarOf(Class<?> type) {
    return "reference:" + type.getProtectionDomain().getCodeSource().getLocation();
  }

  /** Exports the packages with their own version, and with version 1.7, which Pax Exam's own bundles require. */
  private static String[] loggingPackages() {
    List<String> packages = new ArrayList<>();
    for (String version : List.of(Logger.class.getPackage().getImplementationVersion(), "1.7.36")) {
      for (String name : List.of("org.slf4j", "org.slf4j.event", "org.slf4j.helpers", "org.slf4j.spi")) {
        packages.add(name + ";version=" + version);
      }
    }
    return packages.toArray(new String[0]);
  }
}
