// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.cpp;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression;
import org.mortise.importer.internal.expression.Expressions;

/**
 * Translates conditions in C++ to expressions: {@code &&}, {@code ||} and {@code !} of texts that {@link Leaves} or
 * {@link CppClasses} know, on the subject or on a part of it, such as its element type.
 */
public final class Conditions {
  private static final Pattern ISA = Pattern.compile("isa<([^()]*)>\\(\\$\\)");
  private static final Pattern INTERFACE =
      Pattern.compile("\\$\\.(?:hasPromiseOrImplementsInterface|hasTrait)<([^()]*)>\\(\\)");
  private static final Pattern ELEMENT = Pattern.compile("cast<\\w+>\\(\\$\\)\\.getElementType\\(\\)");
  private static final Pattern ELEMENTS_ATTRIBUTE =
      Pattern.compile("cast<(\\w+)>\\(\\$\\)\\.(?:getType|getShapedType)\\(\\)\\.getElementType\\(\\)");
  private static final Pattern TYPE_OF_NUMBER =
      Pattern.compile("cast<(?:IntegerAttr|FloatAttr)>\\(\\$\\)\\.getType\\(\\)");
  private static final Pattern TYPE_OF_ELEMENTS =
      Pattern.compile("cast<(?:Dense\\w*ElementsAttr|ElementsAttr)>\\(\\$\\)\\.(?:getType|getShapedType)\\(\\)");
  private static final Pattern TYPE_OF_TYPED =
      Pattern.compile("cast<(?:TypedAttr|StringAttr)>\\(\\$\\)\\.getType\\(\\)");
  private static final Pattern TYPE_VALUE = Pattern.compile("cast<TypeAttr>\\(\\$\\)\\.getValue\\(\\)");
  private static final int MAX_NESTING = 200;

  private final CppClasses classes;
  private final Map<String, Expression> typeCache = new HashMap<>();
  private final Map<String, Expression> attributeCache = new HashMap<>();
  private int nesting;

  /** Creates a translator that knows some classes. */
  public Conditions(CppClasses classes) {
    this.classes = classes;
  }

  /** Translates a condition on {@code $_self}. */
  public Expression of(String text, boolean isType) {
    Map<String, Expression> cache = isType ? typeCache : attributeCache;
    Expression known = cache.get(text);
    if (known == null) {
      known = parse(CppText.normalized(text), isType);
      cache.put(text, known);
    }
    return known;
  }

  private Expression parse(String condition, boolean isType) {
    if (++nesting > MAX_NESTING) {
      nesting = 0;
      throw new IllegalArgumentException("a condition in C++ is nested too deeply");
    }
    try {
      String text = CppText.unwrapped(condition);
      List<String> alternatives = CppText.split(text, "||");
      if (alternatives.size() > 1) {
        return Expressions.anyOf(alternatives.stream().map(part -> parse(part, isType)).toList());
      }
      List<String> parts = CppText.split(text, "&&");
      if (parts.size() > 1) {
        return Expressions.allOf(parts.stream().map(part -> parse(part, isType)).toList());
      }
      if (text.startsWith("!") && !text.startsWith("!=")) {
        return Expressions.not(parse(text.substring(1), isType), withSubject(text.substring(1)));
      }
      Expression found = leaf(text, isType);
      return found != null ? found : new Expression.Unchecked(withSubject(text));
    } finally {
      nesting--;
    }
  }

  /** Returns a normal form with the name of the subject in ODS. */
  private static String withSubject(String text) {
    return text.replaceAll("\\$(?!_)", "\\$_self");
  }

  private @Nullable Expression leaf(String text, boolean isType) {
    if (text.equals("true")) {
      return Expressions.ANY;
    }
    if (text.equals("false")) {
      return Expressions.NONE;
    }
    Matcher isa = ISA.matcher(text);
    if (isa.matches()) {
      return instances(isa.group(1), isType);
    }
    Matcher implemented = INTERFACE.matcher(text);
    if (implemented.matches() && !implemented.group(1).equals("ValueSemantics")) {
      return isType ? classes.type(implemented.group(1)) : classes.attribute(implemented.group(1));
    }
    Expression known = isType ? Leaves.type(text) : Leaves.attribute(text);
    return known != null ? known : isType ? ofPartOfType(text) : ofPartOfAttribute(text);
  }

  private @Nullable Expression instances(String names, boolean isType) {
    List<Expression> kinds = new ArrayList<>();
    for (String name : names.split(",")) {
      Expression kind = isType ? classes.type(name) : classes.attribute(name);
      if (kind == null) {
        return null;
      }
      kinds.add(kind);
    }
    return Expressions.anyOf(kinds);
  }

  private @Nullable Expression ofPartOfType(String text) {
    Expression ofElement = ofPart(text, ELEMENT, "element");
    if (ofElement != null || !text.contains("getElementTypeOrSelf($)")) {
      return ofElement;
    }
    Expression itself = checked(text.replace("getElementTypeOrSelf($)", "$"));
    return itself == null ? null : Expressions.anyOf(List.of(itself, Expressions.nested("shaped", itself)));
  }

  private @Nullable Expression ofPartOfAttribute(String text) {
    Matcher elements = ELEMENTS_ATTRIBUTE.matcher(text);
    if (elements.find()) {
      Expression inner = checked(elements.replaceFirst("\\$"));
      Expression kind = classes.attribute(elements.group(1));
      return inner == null || !(kind instanceof Expression.Atom word) ? null : Expressions.nested(word.text(), inner);
    }
    Matcher ofNumber = TYPE_OF_NUMBER.matcher(text);
    if (ofNumber.find()) {
      return checked(ofNumber.replaceFirst("\\$"));
    }
    Expression ofValue = ofPart(text, TYPE_VALUE, "type");
    if (ofValue != null) {
      return ofValue;
    }
    Expression shape = ofPart(text, TYPE_OF_ELEMENTS, "shape");
    return shape != null ? shape : ofPart(text, TYPE_OF_TYPED, "typed");
  }

  private @Nullable Expression ofPart(String text, Pattern part, String word) {
    Matcher found = part.matcher(text);
    if (!found.find()) {
      return null;
    }
    Expression inner = checked(found.replaceFirst("\\$"));
    return inner == null ? null : Expressions.nested(word, inner);
  }

  /** Translates a condition on a type; returns null if it is unknown. */
  private @Nullable Expression checked(String text) {
    Expression found = parse(text, true);
    return found instanceof Expression.Unchecked ? null : found;
  }

  /** Returns the expression of a type that {@code SubstLeaves} puts in place of the subject, or null. */
  @Nullable Expression onPart(String replacement, Expression inner, boolean isType) {
    String text = CppText.normalized(replacement);
    if (text.equals("$") || text.matches("[a-zA-Z_]\\w*")) {
      return inner; // a variable of a lambda
    }
    if (isType) {
      return ELEMENT.matcher(text).matches() ? Expressions.nested("element", inner)
          : text.equals("getElementTypeOrSelf($)")
              ? Expressions.anyOf(List.of(inner, Expressions.nested("shaped", inner))) : null;
    }
    if (TYPE_VALUE.matcher(text).matches()) {
      return Expressions.nested("type", inner);
    }
    if (TYPE_OF_NUMBER.matcher(text).matches()) {
      return inner;
    }
    if (TYPE_OF_TYPED.matcher(text).matches()) {
      return Expressions.nested("typed", inner);
    }
    Matcher elements = ELEMENTS_ATTRIBUTE.matcher(text);
    if (elements.matches() && classes.attribute(elements.group(1)) instanceof Expression.Atom word) {
      return Expressions.nested(word.text(), inner);
    }
    return TYPE_OF_ELEMENTS.matcher(text).matches() ? Expressions.nested("shape", inner) : null;
  }

  /** Returns whether a replaced subject is a type, although the constraint is on an attribute. */
  static boolean isTypeOfAttribute(String replacement) {
    String text = CppText.normalized(replacement);
    return text.contains("getType()") || text.contains("getElementType()") || TYPE_VALUE.matcher(text).matches();
  }
}
