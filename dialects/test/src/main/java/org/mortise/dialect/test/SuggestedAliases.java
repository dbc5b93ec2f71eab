// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.test.types.TestType;
import org.mortise.ir.Interned;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.types.TupleType;

/** Aliases for some strings, and for tuples of {@code !test.smpla}, to test the sanitization of alias names. */
final class SuggestedAliases {
  private static final String PREFIX = "alias_test:";

  private SuggestedAliases() {}

  static @Nullable String of(Interned uniqued) {
    if (uniqued instanceof StringAttr text) {
      return text.value().startsWith(PREFIX) ? ofTest(text.value().substring(PREFIX.length())) : null;
    }
    return uniqued instanceof TupleType tuple && tuple.size() > 0 && isSimple(tuple) ? "test_tuple" : null;
  }

  private static boolean isSimple(TupleType tuple) {
    for (Type type : tuple.types()) {
      if (!(type instanceof TestType own && own.mnemonic().equals("smpla"))) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable String ofTest(String name) {
    return switch (name) {
      case "dot_in_name" -> "test.alias";
      case "trailing_digit" -> "test_alias0";
      case "prefixed_digit" -> "0_test_alias";
      case "prefixed_symbol" -> "%test";
      case "sanitize_conflict_a" -> "test_alias_conflict0";
      case "sanitize_conflict_b" -> "test_alias_conflict0_";
      case "tensor_encoding" -> "test_encoding";
      default -> null;
    };
  }
}
