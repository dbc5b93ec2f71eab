// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;

/** A module that is compiled for a target: {@code #gpu.object<#target, properties = {O = 3 : i32}, bin = "...">}. */
public final class ObjectAttr extends Attribute {
  static final String MNEMONIC = "object";

  /** The format that a text omits. */
  private static final String FATBIN = "fatbin";
  private static final List<String> FORMATS = List.of("offload", "assembly", "bin", FATBIN);

  private final Attribute target;
  private final @Nullable DictionaryAttr properties;
  private final String format;
  private final String object;

  private ObjectAttr(
      Context context, Attribute target, @Nullable DictionaryAttr properties, String format, String object) {
    super(context);
    this.target = target;
    this.properties = properties;
    this.format = format;
    this.object = object;
  }

  static ObjectAttr parse(AsmParser parser) {
    int position = parser.position();
    parser.parsePunctuation("<");
    Attribute target = parser.parseAttribute();
    parser.parsePunctuation(",");
    DictionaryAttr properties = null;
    if (parser.parseOptionalKeyword("properties")) {
      parser.parsePunctuation("=");
      properties = parser.parseAttribute(DictionaryAttr.class, null);
      parser.parsePunctuation(",");
    }
    String format = parseFormat(parser);
    String object = parser.parseString();
    parser.parsePunctuation(">");
    if (!TargetAttr.isTarget(target)) {
      throw parser.error(
          position, "the target attribute must implement or promise the `gpu::TargetAttrInterface`");
    }
    return parser.context().unique(new ObjectAttr(parser.context(), target, properties, format, object));
  }

  private static String parseFormat(AsmParser parser) {
    int position = parser.position();
    String word = parser.parseOptionalKeyword();
    if (word == null) {
      return FATBIN;
    }
    if (!FORMATS.contains(word)) {
      throw parser.error(
          position, "expected ::mlir::gpu::CompilationTarget to be one of: " + String.join(", ", FORMATS));
    }
    parser.parsePunctuation("=");
    return word;
  }

  @Override
  public String dialectNamespace() {
    return GpuDialect.NAMESPACE;
  }

  @Override
  public void print(AsmPrinter printer, boolean elideType) {
    printer.print(MNEMONIC).print('<').printAttribute(target).print(", ");
    if (properties != null) {
      printer.print("properties = ").printAttribute(properties).print(", ");
    }
    if (!format.equals(FATBIN)) {
      printer.print(format).print(" = ");
    }
    printer.printString(object).print('>');
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return properties == null ? List.of(target) : List.of(target, properties);
  }

  @Override
  protected int structuralHash() {
    return Objects.hash(target, properties, format, object);
  }

  @Override
  protected boolean structurallyEquals(Object other) {
    ObjectAttr attribute = (ObjectAttr) other;
    return target == attribute.target && properties == attribute.properties && format.equals(attribute.format)
        && object.equals(attribute.object);
  }
}
