// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.Attribute;
import org.mortise.ir.Type;

/** The text of single types and attributes, for diagnostics and {@code toString}: no aliases, nothing elided. */
public final class TextForm {
  private TextForm() {}

  public static String of(Type type) {
    return PlainText.of(type);
  }

  public static String of(Attribute attribute) {
    return PlainText.of(attribute);
  }
}
