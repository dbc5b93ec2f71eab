// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.mortise.ir.Block;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/** Parses the names of values and blocks, and looks them up. */
final class Operands {
  private Operands() {}

  /** Parses {@code %name} or {@code %name#number}. */
  static UnresolvedOperand parse(ParseState state) {
    state.expect(Expectations.Kind.VALUE);
    UnresolvedOperand name = parseName(state);
    Lexer lexer = state.lexer;
    if (lexer.kind != Token.HASH_ID) {
      return name;
    }
    int number = Numbers.decimal(lexer.bytes(), lexer.start + 1, lexer.end);
    if (number < 0) {
      throw state.errorHere("invalid SSA value result number");
    }
    lexer.advance();
    return new UnresolvedOperand(name.position(), name.name(), number);
  }

  /** Parses {@code %name}. */
  static UnresolvedOperand parseName(ParseState state) {
    Lexer lexer = state.lexer;
    if (lexer.kind != Token.PERCENT_ID) {
      throw state.wrongToken("expected SSA operand");
    }
    UnresolvedOperand name = new UnresolvedOperand(lexer.start, state.spelling(), 0);
    lexer.advance();
    return name;
  }

  static Value resolve(ParseState state, UnresolvedOperand operand, Type type) {
    return state.values.use(state.names.of(operand.name()), operand.number(), operand.position(), type);
  }

  /** Parses {@code ^name}. */
  static Block parseSuccessor(ParseState state) {
    Lexer lexer = state.lexer;
    if (lexer.kind != Token.CARET_ID) {
      state.expect(Expectations.Kind.BLOCK);
      throw state.wrongToken("expected block name");
    }
    Block block = state.blocks.use(state.tokenName(), lexer.start);
    lexer.advance();
    return block;
  }
}
