// SPDX-License-Identifier: Apache-2.0
package org.mortise.pipeline.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeployFolderTest {
  @TempDir Path folder;

  private final AtomicLong now = new AtomicLong(System.currentTimeMillis());
  private DeployFolder deploy;

  @BeforeEach
  void open() {
    deploy = new DeployFolder(folder.toString(), now::get);
  }

  private void letTimePass() {
    now.addAndGet(DeployFolder.COPYING + 10_000);
  }

  private Path jar(String name, String symbolicName) throws Exception {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    if (symbolicName != null) {
      manifest.getMainAttributes().putValue("Bundle-SymbolicName", symbolicName);
    }
    try (OutputStream out = Files.newOutputStream(folder.resolve(name))) {
      new JarOutputStream(out, manifest).close();
    }
    return folder.resolve(name);
  }

  @Test
  void problems_bundle_hasNone() throws Exception {
    jar("good.jar", "org.x");
    letTimePass();

    assertThat(deploy.hasChanged()).isFalse();
    assertThat(deploy.problems()).isEmpty();
  }

  @Test
  void problems_unusableFiles_nameFileReasonAndRemedy() throws Exception {
    Files.writeString(folder.resolve("a text.jar"), "no jar at all");
    Files.createFile(folder.resolve("empty.jar"));
    Files.createDirectory(folder.resolve("folder.jar"));
    jar("plain.jar", null);
    Files.createFile(folder.resolve("readme.txt"));
    letTimePass();

    assertThat(deploy.hasChanged()).isTrue();
    assertThat(deploy.problems()).satisfiesExactly(
        one -> assertThat(one).startsWith("a text.jar is not used: it is not a complete jar (").contains("copy it"),
        one -> assertThat(one).startsWith("empty.jar is not used: it is not a complete jar (").contains("copy it once"),
        one -> assertThat(one).startsWith("folder.jar is not used: it is a folder, not a jar; pack it as a jar, or "),
        one -> assertThat(one).startsWith("plain.jar is not used: it is a jar without Bundle-SymbolicName"));
  }

  @Test
  void problems_bundleReplacedByTruncatedOne_reported() throws Exception {
    Path file = jar("good.jar", "org.x");
    letTimePass();
    assertThat(deploy.problems()).isEmpty();

    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    Files.setLastModifiedTime(file, FileTime.fromMillis(now.get()));
    assertThat(deploy.hasChanged()).as("it may still be in the process of being copied").isFalse();
    now.addAndGet(DeployFolder.COPYING);
    assertThat(deploy.hasChanged()).isTrue();
    assertThat(deploy.problems()).singleElement().asString().startsWith("good.jar is not used: ");
  }

  /** The time of a file is from another machine's clock. */
  @Test
  void problems_fileFromTheFuture_reportedAfterRest() throws Exception {
    Files.writeString(folder.resolve("text.jar"), "no jar at all");
    Files.setLastModifiedTime(folder.resolve("text.jar"), FileTime.fromMillis(now.get() + 86_400_000));

    assertThat(deploy.hasChanged()).isFalse();
    now.addAndGet(DeployFolder.COPYING);
    assertThat(deploy.hasChanged()).isTrue();
  }

  @Test
  void problems_fileRemoved_gone() throws Exception {
    Path text = Files.writeString(folder.resolve("text.jar"), "no jar at all");
    letTimePass();
    assertThat(deploy.problems()).hasSize(1);

    Files.delete(text);
    assertThat(deploy.hasChanged()).isTrue();
    assertThat(deploy.problems()).isEmpty();
  }
}
