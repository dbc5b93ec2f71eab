// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The folder that the build assembles. */
class AssemblyIT {
  private static final Path HOME = Path.of("target/mortise");

  /** Before the assembly, the build copies the files of deploy to bundles, too. */
  @Test
  void assembly_folderHasFileOfEarlierBuild_removesIt() {
    assertThat(HOME.resolve("bundles/README.txt")).doesNotExist();
    assertThat(HOME.resolve("deploy/README.txt")).exists();
  }
}
