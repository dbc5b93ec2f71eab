// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Karaf's tool checks that the features resolve; it cannot know what they should consist of. */
class FeaturesIT {
  /** For tests. */
  private static final List<String> LEFT_OUT = List.of("mortise-dialect-test");

  @Test
  void haveAllBundlesOfTheDistribution() throws IOException {
    String features = Files.readString(Path.of("karaf/src/main/feature/feature.xml"));
    try (Stream<Path> bundles = Files.list(Path.of("target/mortise/bundles"))) {
      List<String> names = bundles.map(jar -> jar.getFileName().toString())
          .filter(name -> name.startsWith("mortise-")).map(name -> name.replaceFirst("-\\d.*", "")).toList();
      assertThat(names).hasSizeGreaterThan(20).allMatch(
          name -> features.contains("mvn:org.mortise/" + name + "/") != LEFT_OUT.contains(name));
    }
  }
}
