// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.printer;

import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Type;

/** Types, attributes and locations to print, independent of the real ones. */
final class Programs {
  private Programs() {}

  /** A type that prints its given text. */
  static final class TextType extends Type {
    private final String namespace;
    private final String text;
    private final String alias;
    private final Attribute inner;

    private TextType(Context context, String namespace, String text, String alias, Attribute inner) {
      super(context);
      this.namespace = namespace;
      this.text = text;
      this.alias = alias;
      this.inner = inner;
    }

    static Type of(Context context, String text) {
      return context.unique(new TextType(context, "builtin", text, null, null));
    }

    static Type of(Context context, String namespace, String text) {
      return context.unique(new TextType(context, namespace, text, null, null));
    }

    static Type of(Context context, String text, String alias, Attribute inner) {
      return context.unique(new TextType(context, "builtin", text, alias, inner));
    }

    @Override
    public String dialectNamespace() {
      return namespace;
    }

    @Override
    public String aliasName() {
      return alias;
    }

    @Override
    public void print(AsmPrinter printer) {
      printer.print(text);
      if (inner != null) {
        printer.print('<').printAttribute(inner).print('>');
      }
    }

    @Override
    protected int structuralHash() {
      return text.hashCode();
    }

    @Override
    protected boolean structurallyEquals(Object other) {
      TextType that = (TextType) other;
      return text.equals(that.text) && namespace.equals(that.namespace) && inner == that.inner;
    }
  }

  /** An attribute that prints its given text. */
  static final class TextAttr extends Attribute {
    private final String text;
    private final String alias;

    private TextAttr(Context context, String text, String alias) {
      super(context);
      this.text = text;
      this.alias = alias;
    }

    static Attribute of(Context context, String text, String alias) {
      return context.unique(new TextAttr(context, text, alias));
    }

    @Override
    public String aliasName() {
      return alias;
    }

    @Override
    public void print(AsmPrinter printer, boolean elideType) {
      printer.print(text);
    }

    @Override
    protected int structuralHash() {
      return text.hashCode();
    }

    @Override
    protected boolean structurallyEquals(Object other) {
      return text.equals(((TextAttr) other).text);
    }
  }

  /** A named location, perhaps with one inside. */
  static final class TextLoc extends Location {
    private final String name;
    private final Location inner;

    TextLoc(Context context, String name, Location inner) {
      super(context);
      this.name = name;
      this.inner = inner;
    }

    @Override
    public void printBody(AsmPrinter printer, boolean pretty) {
      printer.printString(name);
      if (inner != null) {
        printer.print('(').printLocation(inner).print(')');
      }
    }

    @Override
    protected int structuralHash() {
      return name.hashCode();
    }

    @Override
    protected boolean structurallyEquals(Object other) {
      TextLoc that = (TextLoc) other;
      return name.equals(that.name) && (inner == null ? that.inner == null : inner.sameAs(that.inner));
    }
  }
}
