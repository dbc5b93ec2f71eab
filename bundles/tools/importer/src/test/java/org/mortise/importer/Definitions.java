// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import org.mortise.importer.records.Records;

/** The definitions of the tests, and the dialect files that are expected of them. */
final class Definitions {
  static final Path FOLDER = Path.of("src/test/resources/definitions");

  private Definitions() {}

  /** Returns the records of {@code Small.td}, which no program is needed for. */
  static String smallJson() throws IOException {
    return Files.readString(FOLDER.resolve("Small.json"));
  }

  static Importer importer(String json) {
    return new Importer().add(Records.read(new StringReader(json)), "Small.td");
  }

  /** Compares a text with the file of the expected one, which {@code -Dmortise.golden.update=true} rewrites. */
  static void check(String actual, String expectedFile) throws IOException {
    Path file = FOLDER.resolve(expectedFile);
    if (Boolean.getBoolean("mortise.golden.update")) {
      Files.writeString(file, actual);
    }
    assertThat(actual).isEqualTo(Files.readString(file));
  }
}
