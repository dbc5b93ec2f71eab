// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FileLineColLoc;
import org.mortise.ir.builtin.ModuleOp;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.SourceText;

/** Parses a whole text: aliases, resources and operations. Used once. */
final class ModuleParser {
  private final ParseState state;
  private final OperationParser operations;
  private final Resources resources;

  /** A parser of the text of {@code state}, which adds the text's resources to some. */
  ModuleParser(ParseState state, Resources resources) {
    this.state = state;
    this.operations = new OperationParser(state);
    this.resources = resources;
  }

  /**
   * The module of the text; a new one around its operations unless they are one module. Without an implicit module, the
   * only operation of the text. Null after an error.
   */
  @Nullable Operation parse() {
    try {
      if (state.observer != null && state.recovers && !state.braces().matches()) {
        state.observer.bracesGuessed();
      }
      Operation module = parseText();
      state.namedTypes.finish();
      return module;
    } catch (ParseError error) {
      if (state.expectations != null) {
        state.expectations.setScopes(operations.scopesAtEnd());
      }
      state.namedTypes.checkOpaque();
      error.diagnostics().forEach(state::report);
      return null;
    }
  }

  /** Number of tokens that were read, for tests. */
  int tokenCount() {
    return state.lexer.tokenCount;
  }

  private @Nullable Operation parseText() {
    if (isBytecode(state.source)) {
      throw state.error(0, "this is MLIR bytecode and not a text");
    }
    ParseError noToken = reset(0);
    if (noToken != null) {
      passOver(noToken, state.lexer.start);
    }
    state.values.push(true);
    state.blocks.push();
    ModuleOp module = ModuleOp.create(state.context, locationOfAll());
    Block body = module.body();
    boolean divided = false;
    while (state.lexer.kind != Token.EOF) {
      if (!divided && state.lexer.kind == Token.BARE_ID) {
        divided = true;
        PieceParser.parse(state, body, OperationParser.TOP_DIALECT, state.source.length());
      } else if (state.recovers) {
        parseOrPassOver(body);
      } else {
        parseTopLevel(body);
      }
    }
    state.expect(Expectations.Kind.OPERATION);
    ParseError undefined = state.values.undefined();
    if (undefined != null) {
      state.failOrReport(undefined);
    }
    state.blocks.pop();
    state.values.pop();
    resolveLocations();
    return TopLevel.programOf(module, state.options, state::report);
  }

  /** Returns the location of a module that the text has not: as in MLIR, position 0 of a file, the start of a part. */
  private FileLineColLoc locationOfAll() {
    return state.source.isContinuation() ? state.location(0)
        : new FileLineColLoc(state.context, state.source.name(), 0, 0);
  }

  private static boolean isBytecode(SourceText source) {
    byte[] bytes = source.terminatedBytes();
    return bytes.length > 4 && bytes[0] == 'M' && bytes[1] == 'L' && bytes[2] == (byte) 0xEF && bytes[3] == 'R';
  }

  private void resolveLocations() {
    try {
      state.locations.resolve();
    } catch (ParseError error) {
      state.failOrReport(error);
    }
  }

  /** Operations pass over their own errors. */
  private void parseOrPassOver(Block body) {
    int start = state.lexer.start;
    try {
      parseTopLevel(body);
    } catch (ParseError error) {
      passOver(error, start);
    }
  }

  /** Reports an error in the definition of an alias or resource, or in the first token, and continues after it. */
  private void passOver(ParseError error, int start) {
    int begin = start;
    for (ParseError current = error; current != null; begin = state.lexer.start) {
      state.failOrReport(current);
      int end = new Recovery(state).endOf(begin, state.source.length());
      if (state.observer != null) {
        state.observer.error(begin, end);
      }
      state.leaveNestedTo(0);
      current = reset(end);
    }
  }

  /** Moves to a token; returns the error if there is a bad one. */
  private @Nullable ParseError reset(int offset) {
    try {
      state.lexer.reset(offset);
      return null;
    } catch (ParseError noToken) {
      return noToken;
    }
  }

  private void parseTopLevel(Block body) {
    switch (state.lexer.kind) {
      case Token.HASH_ID -> parseAttributeAlias();
      case Token.EXCLAMATION_ID -> parseTypeAlias();
      case Token.METADATA_BEGIN -> new ResourceParser(state, resources).parse();
      default -> operations.parseInto(body);
    }
  }

  private void parseAttributeAlias() {
    String name = state.suffix();
    if (state.attributeAliases.containsKey(name)) {
      throw state.errorHere("redefinition of attribute alias id '" + name + "'");
    }
    if (name.indexOf('.') >= 0) {
      throw state.errorHere("attribute names with a '.' are reserved for dialect-defined names");
    }
    state.lexer.advance();
    state.expect(Token.EQUAL, "expected '=' in attribute alias definition");
    Attribute attribute = state.attributes.parse(null);
    state.attributeAliases.put(name, attribute);
  }

  private void parseTypeAlias() {
    String name = state.suffix();
    if (state.typeAliases.containsKey(name)) {
      throw state.errorHere("redefinition of type alias id '" + name + "'");
    }
    if (name.indexOf('.') >= 0) {
      throw state.errorHere("type names with a '.' are reserved for dialect-defined names");
    }
    state.lexer.advance();
    state.expect(Token.EQUAL, "expected '=' in type alias definition");
    Type type = state.types.parse();
    state.typeAliases.put(name, type);
  }
}
