// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StorageTest {
  @TempDir
  private Path parent;

  private Process startHolder() throws IOException {
    return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        StorageHolder.class.getName(), parent.toString()).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  private static Path folderOf(Process holder) throws IOException {
    return Path.of(new BufferedReader(holder.inputReader()).readLine());
  }

  private static Path lockOf(Path folder) {
    return folder.resolveSibling(folder.getFileName() + ".lock");
  }

  /** Starts and kills a process; returns the folder that it leaves. */
  private Path abandoned() throws Exception {
    Process holder = startHolder();
    Path folder = folderOf(holder);
    Files.writeString(Files.createDirectory(folder.resolve("bundle0")).resolve("content"), "data");
    holder.destroyForcibly().waitFor();
    assertThat(folder).exists();
    return folder;
  }

  private void removeAbandoned() throws LaunchException {
    try (Storage storage = Storage.lockedIn(parent)) {
      storage.removeAbandoned();
      assertThat(Path.of(storage.path())).exists();
    }
  }

  @Test
  void removeAbandoned_folderOfKilledProcess_isRemovedWithItsLock() throws Exception {
    abandoned();
    removeAbandoned();
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void removeAbandoned_folderOfLivingProcess_staysUntilItsEnd() throws Exception {
    Process holder = startHolder();
    Path folder = folderOf(holder);
    removeAbandoned();
    removeAbandoned(); // the first one has not unlocked it
    assertThat(folder).exists();
    holder.getOutputStream().close();
    holder.waitFor();
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void removeAbandoned_otherFolderOfThisProcess_stays() throws Exception {
    try (Storage other = Storage.lockedIn(parent)) {
      removeAbandoned();
      assertThat(Path.of(other.path())).exists();
    }
    assertThat(parent).isEmptyDirectory();
  }

  @Test
  void removeAbandoned_linkInFolder_isNotFollowed(@TempDir Path elsewhere) throws Exception {
    Path file = Files.writeString(elsewhere.resolve("file"), "kept");
    Files.createSymbolicLink(abandoned().resolve("link"), elsewhere);
    removeAbandoned();
    assertThat(parent).isEmptyDirectory();
    assertThat(file).exists();
  }

  @Test
  void removeAbandoned_folderWithoutLock_stays() throws Exception {
    Path folder = abandoned();
    Files.delete(lockOf(folder));
    removeAbandoned();
    assertThat(folder).exists();
  }

  /** Runs only with the permission to change the owner of a file. */
  @Test
  void removeAbandoned_folderOfOtherUser_stays() throws Exception {
    Path folder = abandoned();
    try {
      Files.setOwner(lockOf(folder),
          parent.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
    } catch (IOException notPermitted) {
      abort("this user cannot give a file to another one");
    }
    removeAbandoned();
    assertThat(folder).exists();
  }
}
