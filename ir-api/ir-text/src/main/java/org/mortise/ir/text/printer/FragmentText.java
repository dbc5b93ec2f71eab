// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Attribute;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.Type;

/**
 * The texts of single types and attributes of one program, without aliases. An attribute {@code distinct[n]} has the
 * same number in all texts.
 */
public final class FragmentText {
  private final Map<Attribute, Integer> distinctNumbers = new IdentityHashMap<>(0);
  private final MlirVersion version;

  /** Creates the texts of a version of MLIR. */
  public FragmentText(MlirVersion version) {
    this.version = version;
  }

  /** Returns the text of a type, one char per byte. */
  public String of(Type type) {
    return PlainText.of(type, version);
  }

  /** Returns the text of an attribute with its type, one char per byte. */
  public String of(Attribute attribute) {
    return PlainText.of(attribute, distinctNumbers, version);
  }
}
