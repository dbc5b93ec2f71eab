// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser.Delimiter;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.syntax.OpAsmParser.Argument;
import org.mortise.ir.syntax.OpAsmParser.UnresolvedOperand;

/** Parses the labels and arguments of blocks. */
final class BlockParser {
  private final ParseState state;
  private final Lexer lexer;

  BlockParser(ParseState state) {
    this.state = state;
    this.lexer = state.lexer;
  }

  /** Parses {@code ^name(arguments):}; {@code given} is the region's first block or null. */
  Block parseLabel(@Nullable Block given) {
    int at = lexer.start;
    Name name = state.tokenName();
    lexer.advance();
    Block block = state.blocks.define(name, at, given);
    if (given != null && block != given) {
      throw new IllegalStateException("the first block of a region cannot have been used before");
    }
    if (lexer.kind == Token.L_PAREN) {
      boolean existing = block.argumentCount() != 0;
      int[] next = {0};
      state.parser.parseCommaSeparatedList(
          Delimiter.PAREN, () -> parseBlockArgument(block, existing, next), "");
    }
    state.expect(Token.COLON, "expected ':' after block name");
    return block;
  }

  private void parseBlockArgument(Block block, boolean existing, int[] next) {
    UnresolvedOperand name = lexer.kind == Token.PERCENT_ID ? Operands.parse(state) : Operands.parseName(state);
    state.expect(Token.COLON, "expected ':' and type for SSA operand");
    Type type = state.types.parse();
    Value argument;
    if (!existing) {
      argument = block.addArgument(type, state.location(name.position()));
    } else if (next[0] >= block.argumentCount()) {
      throw state.errorHere("too many arguments specified in argument list");
    } else {
      argument = block.argument(next[0]++);
      if (argument.type() != type) {
        throw state.errorHere("argument and block argument type mismatch");
      }
    }
    Location location = state.locationTexts.parseOptionalTrailing();
    if (location != null) {
      ((BlockArgument) argument).setLocation(location);
      state.locations.note(argument);
    }
    state.values.define(state.names.of(name.name()), name.number(), name.position(), argument);
  }

  /** Adds the arguments that the text before a region names to its first block. */
  void addNamedArguments(Block entry, List<Argument> arguments) {
    if (arguments.isEmpty() || arguments.get(0).name() == null) {
      return;
    }
    if (lexer.kind == Token.CARET_ID) {
      throw state.errorHere("invalid block name in region with named arguments");
    }
    for (Argument argument : arguments) {
      UnresolvedOperand use = argument.name();
      Name name = state.names.of(use.name());
      int prior = state.values.positionOf(name, use.number());
      if (prior >= 0) {
        throw new ParseError(Diagnostic
            .error(state.location(use.position()), "region entry argument '" + use.name() + "' is already in use")
            .note(state.location(prior), "previously referenced here"));
      }
      Value value = entry.addArgument(argument.type(), argument.location());
      state.locations.note(value);
      state.values.define(name, use.number(), use.position(), value);
    }
  }
}
