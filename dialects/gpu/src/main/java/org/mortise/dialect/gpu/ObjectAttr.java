// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.DictionaryAttr;
import org.mortise.ir.parameters.AttrDef;

/**
 * A module that is compiled for a target: {@code #gpu.object<#target, properties = {O = 3 : i32}, bin = "...">}.
 */
@AttrDef(name = "gpu.object",
    parameters = {"target: ATTRIBUTE", "properties: DICTIONARY_ATTR?", "format: STRING", "object: STRING"})
public final class ObjectAttr extends ObjectAttrBase {
  /** The format that a text omits. */
  private static final String FATBIN = "fatbin";
  private static final List<String> FORMATS = List.of("offload", "assembly", "bin", FATBIN);

  ObjectAttr(Context context, Object[] values) {
    super(context, values);
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
    return declaration().getChecked(parser, position, target, properties, format, object);
  }

  static @Nullable String verify(Attribute target, @Nullable DictionaryAttr properties, String format, String object) {
    return TargetAttr.isTarget(target)
        ? null : "the target attribute must implement or promise the `gpu::TargetAttrInterface`";
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
  protected void printParameters(AsmPrinter printer) {
    printer.print('<').printAttribute(target()).print(", ");
    if (properties() != null) {
      printer.print("properties = ").printAttribute(properties()).print(", ");
    }
    if (!format().equals(FATBIN)) {
      printer.print(format()).print(" = ");
    }
    printer.printString(object()).print('>');
  }

  @Override
  public List<Attribute> nestedAttributes() {
    return properties() == null ? List.of(target()) : List.of(target(), properties());
  }
}
