// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.text.Escapes;
import org.mortise.ir.text.Resources;
import org.mortise.ir.text.Resources.ValueKind;

/** Parses <code>{-# dialect_resources: {...}, external_resources: {...} #-}</code>. */
final class ResourceParser {
  /** The action for an entry whose key was read. The lexer is at its value. */
  private interface Entry {
    void parse(String key, int keyAt);
  }

  private static final int ALIGNMENT_BYTES = 4;
  private static final String PREFIX = "0x";
  private static final String NO_DATA = "0x00000000";

  private final ParseState state;
  private final Lexer lexer;
  private final Resources resources;

  ResourceParser(ParseState state, Resources resources) {
    this.state = state;
    this.lexer = state.lexer;
    this.resources = resources;
  }

  void parse() {
    lexer.advance();
    if (state.accept(Token.METADATA_END)) {
      return;
    }
    do {
      parseSection();
    } while (state.accept(Token.COMMA));
    state.expect(Token.METADATA_END, "expected ',' or '#-}'");
  }

  private void parseSection() {
    int at = lexer.start;
    String name = parseKey("in file metadata dictionary");
    state.expect(Token.COLON, "expected ':'");
    switch (name) {
      case "dialect_resources" -> parseBraces("resource", this::parseDialect);
      case "external_resources" -> parseBraces("resource", this::parseExternal);
      default -> throw state.error(at, "unknown key '" + name + "' in file metadata dictionary");
    }
  }

  private String parseKey(String where) {
    if (!state.isKeyword()) {
      throw state.errorHere("expected identifier key " + where);
    }
    String key = state.spelling();
    lexer.advance();
    return key;
  }

  private void parseBraces(String kind, Entry entry) {
    state.expect(Token.L_BRACE, "expected '{'");
    if (state.accept(Token.R_BRACE)) {
      return;
    }
    do {
      int at = lexer.start;
      String key = parseKey("for '" + kind + "' entry");
      state.expect(Token.COLON, "expected ':'");
      entry.parse(key, at);
    } while (state.accept(Token.COMMA));
    state.expect(Token.R_BRACE, "expected ',' or '}'");
  }

  private void parseDialect(String name, int at) {
    Dialect dialect = state.context.dialect(name);
    if (dialect == null) {
      throw state.error(at, "dialect '" + name + "' is unknown");
    }
    if (!dialect.hasResources()) {
      state.expect(Token.L_BRACE, "expected '{'");
      throw state.errorHere("unexpected 'resource' section for dialect '" + name + "'");
    }
    parseBraces("resource", (key, keyAt) -> parseBlob(name, key));
  }

  private void parseBlob(String dialect, String key) {
    String value = lexer.kind == Token.STRING ? state.stringValue() : "";
    String blob = checkedBlob(key, value);
    lexer.advance();
    resources.putBlob(dialect, key, blob);
  }

  /** The blob in printed form: in upper case, and without alignment if it is empty. */
  private String checkedBlob(String key, String value) {
    byte[] data = HexDigits.decode(value);
    String problem = "expected hex string blob for key '" + key + "'";
    if (data == null) {
      throw state.errorHere(problem);
    }
    if (data.length < ALIGNMENT_BYTES) {
      throw state.errorHere(problem + " to encode alignment in first 4 bytes");
    }
    int alignment = data[0] & 255 | (data[1] & 255) << 8 | (data[2] & 255) << 16 | data[3] << 24;
    if (Integer.bitCount(alignment) > 1) {
      throw state.errorHere(problem + " to encode alignment in first 4 bytes, but got non-power-of-2 value: "
          + Integer.toUnsignedString(alignment));
    }
    String digits = value.substring(PREFIX.length());
    return data.length == ALIGNMENT_BYTES ? NO_DATA : PREFIX + digits.toUpperCase(Locale.ROOT);
  }

  private void parseExternal(String section, int at) {
    parseBraces("external_resources", (key, keyAt) -> parseExternalValue(section, key, keyAt));
  }

  private void parseExternalValue(String section, String key, int keyAt) {
    boolean bool = state.isWord("true") || state.isWord("false");
    Map<String, ValueKind> expected = resources.expectedExternal(section);
    if (expected != null) {
      checkKind(section, key, keyAt, expected.get(key), bool);
    } else if (!bool && lexer.kind != Token.STRING) {
      throw state.errorHere("expected string value for key '" + key + "'");
    }
    String text = state.source.substring(lexer.start, lexer.end);
    if (expected == null && !bool) {
      boolean blob = text.startsWith('"' + PREFIX);
      String value = state.stringValue();
      text = '"' + (blob ? checkedBlob(key, value) : Escapes.escaped(value)) + '"';
    }
    resources.putExternal(section, key, text);
    lexer.advance();
  }

  private void checkKind(String section, String key, int keyAt, @Nullable ValueKind kind, boolean bool) {
    if (kind == null) {
      throw state.error(keyAt, "unknown '" + section + "' resource key '" + key + "'");
    }
    if (kind == ValueKind.TRUE_OR_FALSE && !bool) {
      throw state.errorHere("expected 'true' or 'false' value for key '" + key + "'");
    }
    if (kind == ValueKind.STRING && lexer.kind != Token.STRING) {
      throw state.errorHere("expected string value for key '" + key + "'");
    }
  }
}
