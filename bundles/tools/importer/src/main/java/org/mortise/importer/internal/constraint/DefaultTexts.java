// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.constraint;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;

/** Texts of the attributes and types that expressions in C++ on a builder make. */
public final class DefaultTexts {
  private static final Pattern TYPE = Pattern.compile("\\$_builder\\.get(?:(I\\d+|BF16|F\\d+|Index|None)Type\\(\\)"
      + "|IntegerType\\((\\d+)(?:, (true|false))?\\))");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/");
  private static final Pattern INTEGER = Pattern.compile("IntegerAttr::get\\((\\$_builder\\.get\\w+\\([^()]*\\)), "
      + "(?:APInt\\(\\d+, (-?\\d+)(?:, (?:true|false))?\\)|(-?\\d+))\\)");
  private static final Pattern TYPE_ATTRIBUTE =
      Pattern.compile("TypeAttr::get\\((\\$_builder\\.get\\w+\\([^()]*\\))\\)");

  private DefaultTexts() {}

  /** Returns the text of an attribute such as {@code $_builder.getI64IntegerAttr(0)}; null if it is unknown. */
  public static @Nullable String ofBuilder(String cpp) {
    String text = CppText.normalized(COMMENT.matcher(cpp).replaceAll(""));
    Matcher integer = INTEGER.matcher(text);
    if (integer.matches()) {
      String type = typeOfBuilder(integer.group(1));
      String number = integer.group(2) == null ? integer.group(3) : integer.group(2);
      return type == null || !type.matches("[su]?i\\d+|index") ? null : number + " : " + type;
    }
    Matcher type = TYPE_ATTRIBUTE.matcher(text);
    return type.matches() ? typeOfBuilder(type.group(1)) : DefaultValues.ofBuilder(text);
  }

  /** Returns the text of a type such as {@code $_builder.getI32Type()}; null if it is unknown. */
  public static @Nullable String typeOfBuilder(String cpp) {
    Matcher type = TYPE.matcher(CppText.normalized(cpp));
    if (!type.matches()) {
      return null;
    }
    if (type.group(1) != null) {
      return type.group(1).toLowerCase(Locale.ROOT);
    }
    String sign = type.group(3) == null ? "" : type.group(3).equals("true") ? "s" : "u";
    return sign + "i" + type.group(2);
  }
}
