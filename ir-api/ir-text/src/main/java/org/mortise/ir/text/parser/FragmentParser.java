// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.NamedTypeUses;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.text.DeepStack;
import org.mortise.ir.text.SourceText;

/**
 * Parses single types and attributes at any position of a file, such as a bytecode file. A zero byte must follow each.
 * For one thread; the object must not be used after an error.
 */
public final class FragmentParser {
  private final ParseState state;
  private final boolean sharesDistinct;

  /**
   * Creates a parser.
   *
   * @param source the whole file
   * @param namedTypes the named types of the program that the fragments belong to
   * @param largeStack whether it is called on a {@link DeepStack}; otherwise deeply nested text ends the attempt of the
   *     {@link ReadAttempts} in which it is read
   * @param sharesDistinct whether {@code distinct[n]} is the same attribute in all fragments
   */
  public FragmentParser(
      SourceText source, Context context, ParserOptions options, NamedTypeUses namedTypes, boolean largeStack,
      boolean sharesDistinct) {
    this.sharesDistinct = sharesDistinct;
    this.state = new ParseState(source, context, options, ignored -> {}, namedTypes, largeStack);
  }

  /**
   * Parses the type whose text is from {@code start} to {@code end}.
   *
   * @throws ParseError if it is not exactly one type
   */
  public Type parseType(int start, int end) {
    state.lexer.reset(start, end);
    Type type = state.types.parse();
    expectEnd("type");
    return type;
  }

  /**
   * Parses the attribute whose text is from {@code start} to {@code end}.
   *
   * @throws ParseError if it is not exactly one attribute
   */
  public Attribute parseAttribute(int start, int end) {
    state.lexer.reset(start, end);
    Attribute attribute = state.attributes.parse(null);
    expectEnd("attribute");
    if (!sharesDistinct) {
      state.distinctAttributes.clear();
    }
    return attribute;
  }

  private void expectEnd(String kind) {
    if (state.lexer.kind != Token.EOF) {
      throw state.errorHere("trailing characters found after the " + kind);
    }
  }
}
