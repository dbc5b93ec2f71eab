// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.definition;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;

/**
 * An enumeration of a dialect whose values are attributes: {@code #gpu<dim x>} or {@code #gpu.address_space<global>}.
 * The position of a word is its number.
 *
 * @param namespace the dialect
 * @param mnemonic the word after the namespace
 * @param attribute the name of the attribute in errors
 * @param parameter the name of the attribute's parameter in errors
 * @param type the name of the enumeration in errors
 * @param isBracketed whether the text is enclosed in its own angle brackets
 * @param words the words in the order of their numbers
 */
public record DialectEnum(
    String namespace, String mnemonic, String attribute, String parameter, String type, boolean isBracketed,
    List<String> words) {

  /** An enumeration with the text {@code #namespace<mnemonic word>}. */
  public static DialectEnum plain(
      String namespace, String mnemonic, String attribute, String type, String... words) {
    return new DialectEnum(namespace, mnemonic, attribute, "value", type, false, List.of(words));
  }

  /** An enumeration with the text {@code #namespace.mnemonic<word>}. */
  public static DialectEnum bracketed(
      String namespace, String mnemonic, String attribute, String parameter, String type, String... words) {
    return new DialectEnum(namespace, mnemonic, attribute, parameter, type, true, List.of(words));
  }

  /** Returns the constraint on attributes of this enumeration, which formats write without prefix and mnemonic. */
  public AttributeConstraint<DialectEnumAttr> constraint(String description) {
    return AttributeConstraint
        .ofKind(description, DialectEnumAttr.class, this::has)
        .withStorage(value -> value instanceof DialectEnumAttr attr && has(attr))
        .withForm(new Form());
  }

  private boolean has(DialectEnumAttr value) {
    return value.enumeration() == this;
  }

  /** Returns the attribute of a word of the enumeration. */
  public DialectEnumAttr of(Context context, String word) {
    return DialectEnumAttr.of(context, this, words.indexOf(word));
  }

  /** Parses the text after the mnemonic. */
  public DialectEnumAttr parse(AsmParser parser) {
    if (!isBracketed) {
      return parseWord(parser);
    }
    parser.parsePunctuation("<");
    DialectEnumAttr value = parseWord(parser);
    parser.parsePunctuation(">");
    return value;
  }

  private DialectEnumAttr parseWord(AsmParser parser) {
    try {
      int position = parser.position();
      parser.expectedOneOf(words);
      String word = parser.parseKeyword();
      if (!words.contains(word)) {
        throw parser.error(position, "expected " + type + " to be one of: " + String.join(", ", words));
      }
      return of(parser.context(), word);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("failed to parse " + attribute + " parameter '" + parameter + "' which is to be a `"
          + type + "`"));
    }
  }

  /** Prints the text after the mnemonic. */
  void print(AsmPrinter printer, int value) {
    String word = words.get(value);
    if (isBracketed) {
      printer.print('<').print(word).print('>');
    } else {
      printer.print(' ').print(word);
    }
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return mnemonic.hashCode();
  }

  /** The text after the mnemonic; an alias or a whole attribute is parsed, too. */
  private final class Form implements AttributeConstraint.Form {
    @Override
    public Attribute parse(AsmParser parser) {
      Attribute whole = parseWhole(parser);
      return whole != null ? whole : DialectEnum.this.parse(parser);
    }

    @Override
    public @Nullable Attribute parseOptional(AsmParser parser) {
      Attribute whole = parseWhole(parser);
      if (whole != null || isBracketed) {
        return whole;
      }
      for (String word : words) {
        if (parser.parseOptionalKeyword(word)) {
          return of(parser.context(), word);
        }
      }
      return null;
    }

    @Override
    public List<String> words() {
      return isBracketed ? List.of() : words;
    }

    private @Nullable Attribute parseWhole(AsmParser parser) {
      int position = parser.position();
      Attribute whole = parser.parseOptionalExtendedAttribute();
      if (whole != null && !(whole instanceof DialectEnumAttr attr && has(attr))) {
        throw parser.error(position, "invalid kind of attribute specified");
      }
      return whole;
    }

    @Override
    public void print(AsmPrinter printer, Attribute attribute) {
      DialectEnum.this.print(printer, ((DialectEnumAttr) attribute).value());
    }
  }
}
