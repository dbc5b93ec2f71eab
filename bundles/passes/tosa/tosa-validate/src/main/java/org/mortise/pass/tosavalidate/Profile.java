// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.tosavalidate;

import java.util.Set;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/** The profiles, which restrict element types. */
enum Profile {
  BASE_INFERENCE("bi", "Use Base Inference profile."),
  MAIN_INFERENCE("mi", "Use Main Inference profile."),
  MAIN_TRAINING("mt", "Use Main Training profile."),
  UNDEFINED("undefined", "Do not define a profile.");

  private static final Set<String> FLOATS = Set.of("f32", "f16", "bf16");
  private static final Set<Integer> WIDTHS = Set.of(1, 4, 8, 16, 32, 48, 64);
  private static final Set<Integer> UNSIGNED_WIDTHS = Set.of(8, 16);

  private final String text;
  private final String meaning;

  Profile(String text, String meaning) {
    this.text = text;
    this.meaning = meaning;
  }

  String text() {
    return text;
  }

  String meaning() {
    return meaning;
  }

  boolean isLegal(Type elementType) {
    if (elementType instanceof FloatType) {
      return this != BASE_INFERENCE && FLOATS.contains(elementType.toString());
    }
    return !(elementType instanceof IntegerType integer)
        || (integer.signedness() == Signedness.UNSIGNED ? UNSIGNED_WIDTHS : WIDTHS).contains(integer.width());
  }
}
