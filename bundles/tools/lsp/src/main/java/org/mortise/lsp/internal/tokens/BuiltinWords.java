// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.util.Set;
import java.util.regex.Pattern;

/** Words that have a meaning without a dialect. */
final class BuiltinWords {
  private static final Pattern SCALAR =
      Pattern.compile("[su]?i[0-9]+|index|b?f16|tf32|f[0-9]+(E[0-9]M[0-9][A-Z0-9]*)?");
  private static final Set<String> AGGREGATES = Set.of("complex", "memref", "tensor", "tuple", "vector");
  private static final Set<String> OF_AFFINE_EXPRESSIONS = Set.of("ceildiv", "floordiv", "mod", "symbol");
  private static final Set<String> AFFINE = Set.of("affine_map", "affine_set");
  private static final Set<String> SHORT_OPERATIONS = Set.of("call", "module", "return");

  private BuiltinWords() {}

  /** Returns whether a word is a type, or the first word of one. */
  static boolean isType(String word, boolean hasParameters) {
    return hasParameters ? AGGREGATES.contains(word) : SCALAR.matcher(word).matches();
  }

  /** Returns whether the dimensions and symbols of an affine map or set follow. */
  static boolean isAffine(String word) {
    return AFFINE.contains(word);
  }

  static boolean isOfAffineExpression(String word) {
    return OF_AFFINE_EXPRESSIONS.contains(word);
  }

  /** Returns whether the word is probably an operation without the prefix of its dialect, if it begins a line. */
  static boolean isShortOperation(String word) {
    return SHORT_OPERATIONS.contains(word);
  }
}
