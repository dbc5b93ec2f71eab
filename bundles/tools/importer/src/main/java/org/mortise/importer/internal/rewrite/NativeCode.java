// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.rewrite;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.cpp.CppText;
import org.mortise.importer.internal.cpp.EntityConditions;
import org.mortise.importer.internal.cpp.EntityConditions.Entity;
import org.mortise.importer.records.Dag;
import org.mortise.importer.records.TableRecord;

/** Translates the code in C++ of patterns that makes attributes or matches constants. */
final class NativeCode {
  private static final Pattern NULL = Pattern.compile("(?:\\w+::)*\\w*Attr(?:ibute)?(?:\\(\\)|\\{\\})|nullptr");
  private static final Pattern CONSTANT = Pattern.compile(
      "success\\(matchPattern\\(\\$(?:->getResult\\(0\\)|\\.getResult\\(\\))?, m_Constant\\(&\\$0\\)\\)\\)");
  private static final Pattern GET =
      Pattern.compile("(?:\\w+::)*\\w+Attr::get\\(\\$_builder\\.getContext\\(\\), ((?:\\w+::)*\\w+|\\{\\})\\)");
  private static final Pattern INTEGER =
      Pattern.compile("\\$_builder\\.get(I|SI|UI)(\\d+)IntegerAttr\\((.*)\\)|\\$_builder\\.get(Index)Attr\\((.*)\\)");

  private final EntityConditions conditions;
  private final Symbols symbols;

  NativeCode(EntityConditions conditions, Symbols symbols) {
    this.conditions = conditions;
    this.symbols = symbols;
  }

  /** Returns whether a record matches the constants of any dialect. */
  static boolean isConstantMatcher(TableRecord code) {
    return CONSTANT.matcher(CppText.normalized(code.text("expression"))).matches();
  }

  /** Returns whether a record makes no attribute. */
  static boolean isNull(TableRecord code) {
    return NULL.matcher(CppText.normalized(code.text("expression"))).matches();
  }

  /** Returns the value in C++ of an attribute: {@code A::x} of {@code AAttr::get(context, A::x)}, or all code. */
  static String valueOf(TableRecord code) {
    String text = CppText.normalized(code.text("expression"));
    Matcher get = GET.matcher(text);
    return get.matches() ? get.group(1) : text;
  }

  /** Returns the text of an attribute that code computes of matched ones; null if it is unknown. */
  @Nullable String computed(Dag call) throws Untranslatable {
    Matcher integer = INTEGER.matcher(CppText.normalized(call.operator().text("expression")));
    if (!integer.matches()) {
      return null;
    }
    Map<String, Entity> entities = new HashMap<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      Dag.Argument argument = call.arguments().get(i);
      if (argument.dag() == null && Symbols.isName(argument.name())) {
        entities.put("$" + i, symbols.entity(argument.name()));
      }
    }
    boolean isIndex = integer.group(4) != null;
    String number = conditions.number(integer.group(isIndex ? 5 : 3), entities);
    String type = isIndex ? "index" : integer.group(1).toLowerCase(Locale.ROOT) + integer.group(2);
    return number == null || !number.startsWith("value(") && !number.startsWith("width(")
        && !number.startsWith("rank(") && !number.startsWith("size(") ? null : number + " : " + type;
  }
}
