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
      Operation module = parseText();
      state.namedTypes.finish();
      return module;
    } catch (ParseError error) {
      if (state.expectations != null) {
        state.expectations.setScopes(operations.scopesAtEnd());
      }
      state.namedTypes.checkOpaque();
      new NewerSyntaxNotes(state).addTo(error.diagnostics().get(0));
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
    state.lexer.reset(0);
    state.values.push(true);
    state.blocks.push();
    ModuleOp module = ModuleOp.create(state.context, new FileLineColLoc(state.context, state.source.name(), 0, 0));
    Block body = module.body();
    boolean divided = false;
    while (state.lexer.kind != Token.EOF) {
      if (!divided && state.lexer.kind == Token.BARE_ID) {
        divided = true;
        PieceParser.parse(state, body, OperationParser.TOP_DIALECT, state.source.length());
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
    state.locations.resolve();
    return TopLevel.programOf(module, state.options, state::report);
  }

  private static boolean isBytecode(SourceText source) {
    byte[] bytes = source.terminatedBytes();
    return bytes.length > 4 && bytes[0] == 'M' && bytes[1] == 'L' && bytes[2] == (byte) 0xEF && bytes[3] == 'R';
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
