// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.dialect.llvm.types.PointerType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.types.IntegerType;

/**
 * Checks the attributes of arguments and results of functions, such as {@code llvm.noalias}. The types of values matter
 * only if they are types of LLVM IR; other names are not checked.
 */
final class ValueAttributes {
  /** The values that have an attribute. */
  private enum Values {
    ANY,
    POINTERS,
    INTEGERS
  }

  /**
   * The rule for an attribute.
   *
   * @param kind the class of its values, or null if any will do
   * @param article the class in errors
   * @param ofResults whether results may have it
   */
  private record Rule(@Nullable Class<? extends Attribute> kind, String article, Values values, boolean ofResults) {}

  private static final Map<String, Rule> RULES = rules();

  private ValueAttributes() {}

  private static Map<String, Rule> rules() {
    Map<String, Rule> rules = new HashMap<>();
    Rule number = new Rule(IntegerAttr.class, "an integer", Values.POINTERS, true);
    add(rules, number, "align", "dereferenceable", "dereferenceable_or_null");
    add(rules, new Rule(IntegerAttr.class, "an integer", Values.POINTERS, false), "alignstack");
    add(rules, new Rule(null, "", Values.ANY, false), "allocalign", "allocptr");
    Rule type = new Rule(TypeAttr.class, "a type", Values.POINTERS, false);
    add(rules, type, "byval", "byref", "inalloca", "preallocated", "sret");
    add(rules, unit(Values.ANY, true), "noundef", "inreg");
    add(rules, unit(Values.ANY, false), "returned");
    add(rules, unit(Values.POINTERS, true), "noalias", "nonnull");
    add(rules, unit(Values.POINTERS, false), "nest", "nocapture", "nofree", "readonly", "readnone", "writeonly");
    add(rules, unit(Values.INTEGERS, true), "signext", "zeroext");
    return rules;
  }

  private static Rule unit(Values values, boolean ofResults) {
    return new Rule(UnitAttr.class, "a unit", values, ofResults);
  }

  private static void add(Map<String, Rule> rules, Rule rule, String... names) {
    for (String name : names) {
      rules.put(LlvmTypes.NAMESPACE + '.' + name, rule);
    }
  }

  /** Returns a verification error of an argument attribute, or null. */
  static @Nullable String verifyArgument(String name, Attribute value, Type type) {
    Rule rule = RULES.get(name);
    return rule == null ? null : verify(rule, name, value, type);
  }

  /** Returns a verification error of a result attribute, or null. */
  static @Nullable String verifyResult(String name, Attribute value, Type type) {
    Rule rule = RULES.get(name);
    if (rule == null) {
      return null;
    }
    return rule.ofResults ? verify(rule, name, value, type) : '"' + name + "\" is not a valid result attribute";
  }

  private static @Nullable String verify(Rule rule, String name, Attribute value, Type type) {
    if (rule.kind != null && !rule.kind.isInstance(value)) {
      return '"' + name + "\" should be " + rule.article + " attribute";
    }
    if (!LlvmTypes.isCompatible(type)) {
      return null;
    }
    return switch (rule.values) {
      case ANY -> null;
      case POINTERS -> type instanceof PointerType ? null
          : '"' + name + "\" attribute attached to non-pointer LLVM type";
      case INTEGERS -> type instanceof IntegerType ? null
          : '"' + name + "\" attribute attached to non-integer LLVM type";
    };
  }
}
