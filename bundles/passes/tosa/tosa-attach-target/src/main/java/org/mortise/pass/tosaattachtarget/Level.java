// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosaattachtarget;

/** The limits of sizes that a target supports. */
enum Level {
  EIGHT_K("8k", "Ranges are expected to be sufficient for applications with frame sizes up to 8K."),
  NONE("none", "Allows the full range of arguments specified by the operations according to the operation data types.");

  private final String text;
  private final String meaning;

  Level(String text, String meaning) {
    this.text = text;
    this.meaning = meaning;
  }

  String text() {
    return text;
  }

  String meaning() {
    return meaning;
  }
}
