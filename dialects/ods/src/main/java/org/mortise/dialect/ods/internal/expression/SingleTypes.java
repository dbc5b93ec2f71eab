// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.types.FloatKind;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.NoneType;
import org.mortise.ir.types.Signedness;

/** The builtin types that a word names, with their descriptions in ODS. */
final class SingleTypes {
  private static final Pattern INTEGER = Pattern.compile("(s|u)?i([1-9][0-9]{0,7})");

  private SingleTypes() {}

  /**
   * A builtin type.
   *
   * @param description the description in diagnostics
   * @param make creates it
   */
  record Single(String description, Function<Context, Type> make) {}

  /** Returns the type with a name, or null. */
  static @Nullable Single find(String name) {
    if (name.equals("index")) {
      return new Single("index", IndexType::of);
    }
    if (name.equals("none")) {
      return new Single("none type", NoneType::of);
    }
    FloatKind kind = FloatKind.byKeyword(name);
    if (kind != null) {
      return new Single(description(kind), context -> FloatType.of(context, kind));
    }
    Matcher integer = INTEGER.matcher(name);
    if (!integer.matches()) {
      return null;
    }
    int width = Integer.parseInt(integer.group(2));
    Signedness signedness = integer.group(1) == null ? Signedness.SIGNLESS
        : integer.group(1).equals("s") ? Signedness.SIGNED : Signedness.UNSIGNED;
    String kindOfInteger = signedness.name().toLowerCase(java.util.Locale.ROOT) + " integer";
    return new Single(width + "-bit " + kindOfInteger, context -> IntegerType.of(context, width, signedness));
  }

  private static String description(FloatKind kind) {
    return switch (kind) {
      case F16, F32, F64, F80, F128 -> kind.width() + "-bit float";
      case BF16 -> "bfloat16 type";
      default -> kind.keyword() + " type";
    };
  }
}
