// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedJarTest {
  private static final String BUNDLE = "Manifest-Version: 1.0\nBundle-Version: 1.2.0\nBundle-SymbolicName: ";

  @TempDir Path folder;

  @Test
  void write_sameFileTwice_keepsFirst() throws IOException {
    File merged = merge(
        jar("a.jar", Map.of("x/text", "first")), jar("b.jar", Map.of("x/text", "second", "y/text", "other")));

    assertThat(text(merged, "x/text")).isEqualTo("first");
    assertThat(text(merged, "y/text")).isEqualTo("other");
  }

  @Test
  void write_servicesOfSeveralJars_hasAll() throws IOException {
    String list = "META-INF/services/x.Service";
    File merged = merge(jar("a.jar", Map.of(list, "x.A")), jar("b.jar", Map.of(list, "x.B # comment\n")));

    assertThat(text(merged, list).lines()).contains("x.A", "x.B # comment");
  }

  @Test
  void write_classForNewerJava_isTheOneThisJavaLoads() throws IOException {
    File merged = merge(jar("a.jar", Map.of(JarFile.MANIFEST_NAME, "Manifest-Version: 1.0\nMulti-Release: true\n",
        "x/A.class", "for 8", "META-INF/versions/11/x/A.class", "for 11", "META-INF/versions/99/x/A.class", "for 99")));

    assertThat(text(merged, "x/A.class")).isEqualTo("for 11");
  }

  @Test
  void bundles_packagesOfBundlesAndOthers_onlyBundlePackages() throws IOException {
    File merged = merge(
        jar("a.jar", Map.of(JarFile.MANIFEST_NAME, BUNDLE + "org.a;singleton:=true\n", "a/A.class", "")),
        jar("b.jar", Map.of(JarFile.MANIFEST_NAME, BUNDLE + "org.b\n", "b/c/B.class", "", "b/text", "")),
        jar("c.jar", Map.of("c/C.class", "")));

    try (JarFile jar = new JarFile(merged)) {
      assertThat(MergedJar.bundles(jar)).isEqualTo(Map.of("a", "org.a 1.2.0", "b.c", "org.b 1.2.0"));
    }
  }

  @Test
  void write_versionsOfJars_arePackageVersions() throws IOException {
    String version = "Manifest-Version: 1.0\nImplementation-Version: ";
    File merged = merge(jar("a.jar", Map.of(JarFile.MANIFEST_NAME, version + "1\n", "a/A.class", "")),
        jar("b.jar", Map.of(JarFile.MANIFEST_NAME, version + "2\n", "b/B.class", "", "b/c/C.class", "")));

    try (JarFile jar = new JarFile(merged)) {
      Attributes.Name name = Attributes.Name.IMPLEMENTATION_VERSION;
      assertThat(jar.getManifest().getMainAttributes().get(name)).isEqualTo("2");
      assertThat(jar.getManifest().getAttributes("a/").get(name)).isEqualTo("1");
      assertThat(jar.getManifest().getEntries()).containsOnlyKeys("a/");
    }
  }

  @Test
  void write_missingJar_isPassedOver() throws IOException {
    assertThat(text(merge(folder.resolve("none.jar").toFile(), jar("a.jar", Map.of("x", "y"))), "x")).isEqualTo("y");
  }

  private File merge(File... jars) throws IOException {
    File target = folder.resolve("merged.jar").toFile();
    String classPath = Stream.of(jars).map(File::getPath).collect(Collectors.joining(File.pathSeparator));
    MergedJar.write(classPath, target);
    return target;
  }

  private File jar(String name, Map<String, String> files) throws IOException {
    Path jar = folder.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar); JarOutputStream out = new JarOutputStream(file)) {
      Stream<String> manifestFirst = files.keySet().stream().sorted();
      for (String entry : (Iterable<String>) manifestFirst::iterator) {
        out.putNextEntry(new JarEntry(entry));
        out.write(files.get(entry).getBytes(StandardCharsets.UTF_8));
        out.closeEntry();
      }
    }
    return jar.toFile();
  }

  private static String text(File jar, String name) throws IOException {
    try (JarFile open = new JarFile(jar)) {
      return new String(open.getInputStream(open.getJarEntry(name)).readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
