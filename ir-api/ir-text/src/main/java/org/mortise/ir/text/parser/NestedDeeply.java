// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

/** Thrown if a text is nested too deeply for an ordinary stack; it is then parsed again on a large one. */
final class NestedDeeply extends RuntimeException {
  private static final long serialVersionUID = 1L;

  NestedDeeply() {
    super("types and attributes are nested deeply", null, false, false);
  }
}
