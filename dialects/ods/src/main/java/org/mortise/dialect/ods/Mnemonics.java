// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.mortise.ir.Attribute;
import org.mortise.ir.Type;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.PlainType;

/** The words after the prefix with which types and attributes of dialects begin. */
final class Mnemonics {
  /** A class of types or attributes that a dialect declares in Java has one mnemonic. */
  private static final Map<Class<?>, String> OF_CLASSES = new ConcurrentHashMap<>();

  private Mnemonics() {}

  /** Returns whether a type is {@code !namespace.mnemonic}, with any parameters. */
  static boolean is(Type type, String namespace, String mnemonic) {
    return type.dialectNamespace().equals(namespace) && of(type).equals(mnemonic);
  }

  /** Returns whether an attribute is {@code #namespace.mnemonic}, with any parameters. */
  static boolean is(Attribute attribute, String namespace, String mnemonic) {
    return attribute.dialectNamespace().equals(namespace) && of(attribute).equals(mnemonic);
  }

  private static String of(Type type) {
    if (type instanceof PlainType plain) {
      return plain.mnemonic();
    }
    if (type instanceof DefinedType defined) {
      return defined.mnemonic();
    }
    return OF_CLASSES.computeIfAbsent(type.getClass(), kind -> firstWord(type.toString()));
  }

  private static String of(Attribute attribute) {
    if (attribute instanceof DialectEnumAttr value) {
      return value.enumeration().mnemonic();
    }
    if (attribute instanceof DefinedAttr defined) {
      return defined.mnemonic();
    }
    return OF_CLASSES.computeIfAbsent(attribute.getClass(), kind -> firstWord(attribute.toString()));
  }

  /** Returns the word after {@code !dialect.} or {@code !dialect<}. */
  private static String firstWord(String text) {
    int start = 1;
    while (start < text.length() && text.charAt(start) != '.' && text.charAt(start) != '<') {
      start++;
    }
    int end = start + 1;
    while (end < text.length() && isPartOfWord(text.charAt(end))) {
      end++;
    }
    return start + 1 >= text.length() ? "" : text.substring(start + 1, end);
  }

  private static boolean isPartOfWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '$';
  }
}
