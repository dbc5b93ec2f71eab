// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Interned;
import org.mortise.ir.Location;
import org.mortise.ir.MlirVersion;
import org.mortise.ir.NamedType;
import org.mortise.ir.Type;

/**
 * The text of types and attributes without aliases, cached in the object, since a program prints few different ones
 * many times. Objects that may be printed as an alias, or contain such objects, are marked instead, so the search for
 * aliases skips all others.
 */
final class PlainText extends TextPrinter {
  /** Marks types and attributes that have an alias or contain one that has. */
  static final Object ALIASABLE = new Object();

  /** Marks alias-free texts that are not cached: too large, or dependent on options or other text. */
  static final Object UNKEPT = new Object();

  private static final int KEPT_LIMIT = 1 << 10;

  private boolean aliasable;
  private boolean unkept;
  /** Whether only the mark is needed, so that an uncached text need not be completed. */
  private final boolean onlyForm;

  /** The numbers of distinct attributes; if null, all have the number 0. */
  private final @Nullable Map<Attribute, Integer> distinctNumbers;

  private final MlirVersion version;

  private PlainText(boolean onlyForm) {
    this(onlyForm, null, MlirVersion.DEFAULT);
  }

  private PlainText(boolean onlyForm, @Nullable Map<Attribute, Integer> distinctNumbers, MlirVersion version) {
    super(new ByteSink());
    this.onlyForm = onlyForm;
    this.version = version;
    this.distinctNumbers = distinctNumbers;
  }

  /** Returns the text of a type, without aliases. */
  static String of(Type type) {
    return of(type, MlirVersion.DEFAULT);
  }

  /** Returns the text of a type in a version of MLIR, without aliases. */
  static String of(Type type, MlirVersion version) {
    if (formOf(type) instanceof byte[] known) {
      return new String(known, StandardCharsets.ISO_8859_1);
    }
    PlainText text = new PlainText(false, null, version);
    text.printType(type);
    return text.sink.toString();
  }

  /** Returns the text of an attribute, without aliases. */
  static String of(Attribute attribute) {
    return of(attribute, null, MlirVersion.DEFAULT);
  }

  /** Returns the text in a version of MLIR; the attribute's distinct attributes are added to the numbers. */
  static String of(Attribute attribute, @Nullable Map<Attribute, Integer> distinctNumbers, MlirVersion version) {
    PlainText text = new PlainText(false, distinctNumbers, version);
    text.printAttribute(attribute);
    return text.sink.toString();
  }

  /** Returns the bytes of the text, or a mark. */
  static Object formOf(Type type) {
    return formOf(type, null);
  }

  /** Like the other method, called by a nested printer; {@code outer} is that printer, or null. */
  static Object formOf(Type type, @Nullable TextPrinter outer) {
    Object form = type.textForm();
    if (form == null) {
      form = type.context().aliasOf(type) != null ? ALIASABLE : newFormOf(type, outer);
      type.setTextForm(form);
    }
    return form;
  }

  /** Returns the bytes of the text with its type, or a mark. */
  static Object formOf(Attribute attribute) {
    return formOf(attribute, null);
  }

  /** Like {@link #formOf(Attribute)}, called by a nested printer; {@code outer} is that printer, or null. */
  static Object formOf(Attribute attribute, @Nullable TextPrinter outer) {
    if (attribute instanceof Location) {
      return ALIASABLE;
    }
    Object form = attribute.textForm();
    if (form == null) {
      form = attribute.context().aliasOf(attribute) != null ? ALIASABLE : newFormOf(attribute, outer);
      attribute.setTextForm(form);
    }
    return form;
  }

  private static Object newFormOf(Type type, TextPrinter outer) {
    PlainText text = forForm(outer);
    text.printInFull(type);
    return text.form();
  }

  private static Object newFormOf(Attribute attribute, TextPrinter outer) {
    PlainText text = forForm(outer);
    text.printInFull(attribute, false);
    return text.form();
  }

  private static PlainText forForm(TextPrinter outer) {
    PlainText text = new PlainText(true);
    if (outer != null) {
      text.continueBelow(outer);
    }
    return text;
  }

  private Object form() {
    if (aliasable) {
      return ALIASABLE;
    }
    return unkept || sink.size() > KEPT_LIMIT ? UNKEPT : sink.toByteArray();
  }

  @Override
  public AsmPrinter printType(Type type) {
    boolean formMatters = onlyForm && type != null && !isInDefinition();
    return formMatters && isMarked(formOf(type, this)) ? this : super.printType(type);
  }

  @Override
  public AsmPrinter printAttribute(Attribute attribute) {
    return onlyForm && attribute != null && isMarked(formOf(attribute, this)) ? this : super.printAttribute(attribute);
  }

  @Override
  public AsmPrinter printAliasOr(Attribute attribute, Runnable text) {
    return onlyForm && isMarked(formOf(attribute, this)) ? this : super.printAliasOr(attribute, text);
  }

  @Override
  public AsmPrinter printAttributeWithoutType(Attribute attribute) {
    return onlyForm && attribute != null && isMarked(formOf(attribute, this))
        ? this : super.printAttributeWithoutType(attribute);
  }

  private boolean isMarked(Object form) {
    aliasable |= form == ALIASABLE;
    unkept |= form == UNKEPT;
    return form == ALIASABLE || form == UNKEPT;
  }

  @Override
  protected boolean printAlias(Interned uniqued) {
    aliasable = true;
    return onlyForm;
  }

  @Override
  public AsmPrinter printDefinition(NamedType<?> type, Runnable definition) {
    unkept |= type.definition() == null; // it may get one
    return super.printDefinition(type, definition);
  }

  @Override
  public MlirVersion version() {
    unkept = true;
    return version;
  }

  @Override
  public AsmPrinter requireVersion(MlirVersion first, String part) {
    unkept = true;
    return this;
  }

  @Override
  public int elideElementsLargerThan() {
    unkept = true;
    return -1;
  }

  @Override
  public long distinctNumber(Attribute distinct) {
    unkept = true;
    return distinctNumbers == null
        ? 0 : distinctNumbers.computeIfAbsent(distinct, added -> distinctNumbers.size());
  }
}
