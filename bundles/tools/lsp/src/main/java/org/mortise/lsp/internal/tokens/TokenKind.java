// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.internal.tokens;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.SemanticTokenModifiers;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokensLegend;

/** The kinds of tokens, by the types of the protocol that the themes of editors have colours for. */
enum TokenKind {
  /** The prefix of the name of an operation, and a symbol with a symbol table. */
  DIALECT(SemanticTokenTypes.Namespace),
  OPERATION(SemanticTokenTypes.Method),
  VALUE(SemanticTokenTypes.Variable),
  BLOCK_ARGUMENT(SemanticTokenTypes.Parameter),
  BLOCK(SemanticTokenTypes.Label),
  FUNCTION(SemanticTokenTypes.Function),
  TYPE(SemanticTokenTypes.Type),
  ATTRIBUTE(SemanticTokenTypes.EnumMember),
  ATTRIBUTE_ALIAS(SemanticTokenTypes.Macro),
  ATTRIBUTE_NAME(SemanticTokenTypes.Property),
  KEYWORD(SemanticTokenTypes.Keyword),
  NUMBER(SemanticTokenTypes.Number),
  STRING(SemanticTokenTypes.String),
  COMMENT(SemanticTokenTypes.Comment);

  /** Modifier of a name where it is defined. */
  static final int DEFINITION = 1;
  /** Modifier of a symbol that is a variable. */
  static final int STATIC = 2;

  private final String type;

  TokenKind(String type) {
    this.type = type;
  }

  /** Returns the meaning of the numbers in answers. */
  static SemanticTokensLegend legend() {
    List<String> types = new ArrayList<>();
    for (TokenKind kind : values()) {
      types.add(kind.type);
    }
    return new SemanticTokensLegend(types, List.of(SemanticTokenModifiers.Definition, SemanticTokenModifiers.Static));
  }
}
