// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.nio.charset.StandardCharsets;
import org.mortise.ir.Attribute;
import org.mortise.ir.Location;
import org.mortise.ir.Type;
import org.mortise.ir.Uniqued;

/**
 * The text of types and attributes without aliases, kept with the object: a program has few different ones and prints
 * them again and again. What can be printed by an alias, or contains such a thing, is marked instead, so that the
 * search for aliases passes over all others.
 */
public final class PlainText extends TextPrinter {
  /** Marks what has an alias or contains something that has one. */
  static final Object ALIASABLE = new Object();

  /** Marks what contains nothing that has an alias, but is too big, or depends on options or other text. */
  static final Object UNKEPT = new Object();

  private static final int KEPT_LIMIT = 1 << 10;

  private final boolean whole;
  private boolean aliasable;
  private boolean dependsOnOptions;

  /** If it needs not be {@code whole}, what can be printed by an alias is left out: the text will not be kept. */
  private PlainText(boolean whole) {
    super(new ByteSink());
    this.whole = whole;
  }

  /** The text of a type, without aliases. */
  public static String of(Type type) {
    if (formOf(type) instanceof byte[] known) {
      return new String(known, StandardCharsets.ISO_8859_1);
    }
    PlainText text = new PlainText(true);
    text.printType(type);
    return text.sink.toString();
  }

  /** The text of an attribute, without aliases. */
  public static String of(Attribute attribute) {
    PlainText text = new PlainText(true);
    text.printAttribute(attribute);
    return text.sink.toString();
  }

  /** The bytes of the text, or one of the two marks. */
  static Object formOf(Type type) {
    Object form = type.textForm();
    if (form == null) {
      form = type.aliasName() != null ? ALIASABLE : newFormOf(type);
      type.setTextForm(form);
    }
    return form;
  }

  private static Object newFormOf(Type type) {
    PlainText text = new PlainText(false);
    text.printInFull(type);
    return text.form();
  }

  /** The bytes of the text with its type, or one of the two marks. */
  static Object formOf(Attribute attribute) {
    if (attribute instanceof Location) {
      return ALIASABLE;
    }
    Object form = attribute.textForm();
    if (form == null) {
      form = attribute.aliasName() != null ? ALIASABLE : newFormOf(attribute);
      attribute.setTextForm(form);
    }
    return form;
  }

  private static Object newFormOf(Attribute attribute) {
    PlainText text = new PlainText(false);
    text.printInFull(attribute, false);
    return text.form();
  }

  private Object form() {
    if (aliasable) {
      return ALIASABLE;
    }
    return dependsOnOptions || sink.size() > KEPT_LIMIT ? UNKEPT : sink.toByteArray();
  }

  @Override
  protected boolean printAlias(Uniqued uniqued) {
    aliasable = true;
    return !whole;
  }

  @Override
  public int elideElementsLargerThan() {
    dependsOnOptions = true;
    return -1;
  }

  @Override
  public long distinctNumber(Attribute distinct) {
    dependsOnOptions = true;
    return 0;
  }
}
