// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.ParameterForm;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.Signedness;

/**
 * An enumeration that a text defines.
 *
 * @param name the name of the definition
 * @param description the description in diagnostics
 * @param width the width of the integers that represent its values
 * @param signedness the signedness of these integers
 * @param cases the words with their numbers
 * @param isBits whether a value is a set of bits
 * @param separator the text between the words of a set
 */
record DefinedEnum(
    String name, String description, int width, Signedness signedness, List<Case> cases, boolean isBits,
    String separator) {
  /** A word and its number. */
  record Case(String word, long value) {}

  /** Parses cases: {@code word}, {@code word = 4}, {@code Symbol "word" = 4}; a number is the last one plus one. */
  static List<Case> parseCases(List<String> texts, boolean isBits) {
    List<Case> cases = new ArrayList<>();
    long next = isBits ? 1 : 0;
    for (String text : texts) {
      ExpressionParser parser = new ExpressionParser(text);
      String word = parser.isAtString() ? "" : parser.optionalName();
      if (parser.isAtString()) {
        word = parser.string();
      }
      if (word == null) {
        throw parser.error("expected a word");
      }
      if (parser.accept("=")) {
        next = parseNumber(parser.rest());
      } else {
        parser.expectEnd();
      }
      String added = word;
      if (cases.stream().anyMatch(each -> each.word.equals(added))) {
        throw new ExpressionError("two cases are '" + word + "'");
      }
      cases.add(new Case(word, next));
      next = isBits ? next << 1 : next + 1;
    }
    return List.copyOf(cases);
  }

  private static long parseNumber(String text) {
    try {
      return Long.decode(text);
    } catch (NumberFormatException wrong) {
      throw new ExpressionError("'" + text + "' is no number of a case");
    }
  }

  private List<String> words() {
    return cases.stream().map(Case::word).toList();
  }

  private @Nullable Case find(String word) {
    for (Case each : cases) {
      if (each.word.equals(word)) {
        return each;
      }
    }
    return null;
  }

  /** Returns whether a number is one of the values. */
  private boolean accepts(long number) {
    long bits = 0;
    for (Case each : cases) {
      if (each.value == number) {
        return true;
      }
      bits |= each.value;
    }
    return isBits && number != 0 && (number & ~bits) == 0;
  }

  /** Returns the words of a number. */
  String text(long number) {
    if (isBits && number != 0) {
      return cases.stream().filter(each -> each.value != 0 && (each.value & number) == each.value)
          .map(Case::word).collect(Collectors.joining(separator));
    }
    for (Case each : cases) {
      if (each.value == number) {
        return each.word;
      }
    }
    return "";
  }

  /** Returns the number of words, or null if one is unknown. */
  @Nullable Long number(String text) {
    long bits = 0;
    for (String word : isBits ? text.split(java.util.regex.Pattern.quote(separator.strip())) : new String[] {text}) {
      Case found = find(word.strip());
      if (found == null) {
        return null;
      }
      bits |= found.value;
    }
    return bits;
  }

  private Attribute attribute(Context context, long number) {
    return IntegerAttr.of(IntegerType.of(context, width, signedness), number);
  }

  /** Returns the constraint on integer attributes that are values, which formats write as words. */
  AttributeConstraint<Attribute> constraint() {
    return AttributeConstraint
        .of(description, attribute -> attribute instanceof IntegerAttr integer
            && integer.type() instanceof IntegerType type && type.width() == width && type.signedness() == signedness
            && accepts(integer.longValue()))
        .withStorage(attribute -> attribute instanceof IntegerAttr)
        .withForm(new Form());
  }

  /** Returns the form of a parameter whose values are those of this enumeration. */
  ParameterForm<Long> parameter() {
    return new ParameterForm<>(name, this::parse, (printer, value) -> print(printer, value), words());
  }

  private long parse(AsmParser parser) {
    int start = parser.position();
    long bits = 0;
    do {
      parser.expectedOneOf(words());
      Case found = find(parser.parseKeywordOrString());
      if (found == null) {
        throw parser.error(start, "expected " + name + " to be one of: " + String.join(", ", words()));
      }
      bits |= found.value;
    } while (isBits && parser.parseOptionalPunctuation(separator.strip()));
    return bits;
  }

  private void print(AsmPrinter printer, long number) {
    String text = text(number);
    if (isBits) {
      printer.print(text);
    } else {
      printer.printKeywordOrString(text);
    }
  }

  /** A word, bare or as a string. */
  private final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      int start = parser.position();
      String word = parser.parseOptionalString();
      if (isBits && word == null) {
        return attribute(parser.context(), DefinedEnum.this.parse(parser));
      }
      boolean isString = word != null;
      if (!isString) {
        word = parser.parseOptionalKeyword();
      }
      Long number = word == null ? null : number(word);
      if (number == null && isString) {
        throw parser.error(start, "invalid " + name + " attribute specification: \"" + word + "\"");
      }
      if (number == null) {
        parser.expectedOneOf(words());
        throw parser.error(start, "expected string or keyword containing one of the following enum values for "
            + "attribute '" + name + "' [" + String.join(", ", words()) + "]");
      }
      return attribute(parser.context(), number);
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      for (Case each : cases) {
        if (parser.parseOptionalKeyword(each.word)) {
          boolean hasMore = isBits && parser.parseOptionalPunctuation(separator.strip());
          return attribute(parser.context(), hasMore ? each.value | DefinedEnum.this.parse(parser) : each.value);
        }
      }
      return null;
    }

    @Override
    public List<String> words() {
      return DefinedEnum.this.words();
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      DefinedEnum.this.print(printer, ((IntegerAttr) attribute).longValue());
    }
  }
}
