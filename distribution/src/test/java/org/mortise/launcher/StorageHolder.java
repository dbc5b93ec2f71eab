// SPDX-License-Identifier: Apache-2.0
package org.mortise.launcher;

import java.nio.file.Path;

/** A process that holds a storage folder in a given folder until its standard input ends. */
final class StorageHolder {
  private StorageHolder() {}

  public static void main(String[] folder) throws Exception {
    try (Storage storage = Storage.lockedIn(Path.of(folder[0]))) {
      System.out.println(storage.path());
      System.in.read();
    }
  }
}
