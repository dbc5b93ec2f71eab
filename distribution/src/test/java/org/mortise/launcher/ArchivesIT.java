// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The two archives for users. */
class ArchivesIT {
  private static Path zip;
  private static Path tar;

  @BeforeAll
  static void find() throws Exception {
    try (Stream<Path> files = Files.list(Path.of("target"))) {
      List<Path> archives = files.filter(file -> file.getFileName().toString().matches("mortise-\\d.*(zip|tar\\.gz)"))
          .sorted().toList();
      assertThat(archives).hasSize(2);
      tar = archives.get(0);
      zip = archives.get(1);
    }
  }

  private static Map<String, String> permissionsInZip() throws Exception {
    try (FileSystem system = FileSystems.newFileSystem(zip, Map.of("enablePosixFileAttributes", true));
        Stream<Path> files = Files.walk(system.getPath("/"))) {
      return files.filter(file -> file.getNameCount() > 0).collect(Collectors.toMap(
          file -> file.toString().substring(1), ArchivesIT::permissions));
    }
  }

  private static String permissions(Path file) {
    try {
      return (Files.isDirectory(file) ? "d" : "-") + PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  @Test
  void archives_tarAndZip_haveSameFilesAndPermissions() throws Exception {
    Map<String, String> zipped = permissionsInZip();
    assertThat(zipped).hasSizeGreaterThan(50);
    zipped.forEach((name, permissions) -> assertThat(permissions).as(name).isEqualTo(
        permissions.startsWith("d") ? "drwxr-xr-x" : name.contains("/bin/") ? "-rwxr-xr-x" : "-rw-r--r--"));
    assertThat(zipped.keySet()).filteredOn(name -> name.contains("/bin/")).hasSize(6);

    assumeTrue(Files.isExecutable(Path.of("/bin/tar")), "tar lists its archives");
    Process list = new ProcessBuilder("/bin/tar", "tzvf", tar.toString()).start();
    Set<String> packed = new TreeSet<>();
    try (BufferedReader lines = list.inputReader()) {
      lines.lines().map(line -> line.split(" +")).forEach(
          words -> packed.add(words[5].replaceFirst("/$", "") + " " + words[0]));
    }
    assertThat(packed).containsExactlyInAnyOrderElementsOf(
        zipped.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue()).toList());
  }

  /** The list of licences names each third-party jar, and each licence file that it names exists. */
  @Test
  void archives_eachJar_hasLicence() throws Exception {
    Set<String> names = permissionsInZip().keySet();
    Set<String> jars = names.stream().filter(name -> name.endsWith(".jar"))
        .map(name -> name.replaceFirst(".*/", "").replaceFirst("-\\d.*", ""))
        .filter(name -> !name.startsWith("mortise-")).collect(Collectors.toSet());
    String licences = Files.readString(Path.of("src/main/licences/THIRD-PARTY.txt"));
    Set<String> reported = licences.lines().filter(line -> line.matches("[a-z].*"))
        .flatMap(line -> Arrays.stream(line.split(", *"))).collect(Collectors.toSet());

    assertThat(jars).hasSizeGreaterThan(10).isEqualTo(reported);
    assertThat(names).anyMatch(name -> name.endsWith("/LICENSE")).anyMatch(name -> name.endsWith("/NOTICE"))
        .anyMatch(name -> name.endsWith("/licences/MIT.txt"))
        .anyMatch(name -> name.endsWith("/licences/BSD-3-Clause.txt"));
  }
}
