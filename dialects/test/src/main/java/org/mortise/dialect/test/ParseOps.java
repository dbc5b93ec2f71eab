// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;
import org.mortise.ir.types.IndexType;

/** Operations whose syntax tests one kind of token each. */
@Op(name = "test.parse_integer_literal", define = "ParseOps.integerLiteral",
    summary = "Returns as many results as its number states.", results = "results: INDEX...")
@Op(name = "test.parse_wrapped_keyword", define = "ParseOps.keyword", summary = "Has a keyword.",
    attributes = "keyword: STRING")
@Op(name = "test.parse_b64", define = "ParseOps.bytes", summary = "Has bytes, written in base 64.",
    attributes = "b64: STRING")
@Op(name = "test.dialect_custom_printer", define = "ParseOps.printer", summary = "Has one keyword.")
@Op(name = "test.dialect_custom_format_fallback", define = "ParseOps.fallback", summary = "Has one keyword.")
@Op(name = "test.dynamic_custom_parser_printer", define = "ParseOps.dynamic", summary = "Has one keyword.",
    operands = "operands: ANY...", results = "results: ANY...", regions = "regions...")
final class ParseOps {

  private ParseOps() {}

  /** {@code : 5}. */
  static void integerLiteral(OpDefinitionBuilder op) {
    op.assembly(new OpAssembly() {
      @Override
      public void parse(OpAsmParser parser, OperationState state) {
        parser.parseOptionalAttrDict(state);
        parser.parsePunctuation(":");
        Long count = parser.parseOptionalInteger();
        for (long i = 0; count != null && i < count; i++) {
          state.addResultType(IndexType.of(state.context()));
        }
      }

      @Override
      public void print(Operation each, OpAsmPrinter printer) {
        printer.printOptionalAttrDict(each);
        if (each.resultCount() > 0) {
          printer.print(" : ").print(each.resultCount());
        }
      }
    });
  }

  /** A keyword. */
  static void keyword(OpDefinitionBuilder op) {
    op.assembly(new OpAssembly() {
      @Override
      public void parse(OpAsmParser parser, OperationState state) {
        state.addAttribute("keyword", StringAttr.of(state.context(), parser.parseKeyword()));
      }

      @Override
      public void print(Operation each, OpAsmPrinter printer) {
        printer.print(' ').print(((StringAttr) each.getAttr("keyword")).value());
      }
    });
  }

  /** A string in base 64. */
  static void bytes(OpDefinitionBuilder op) {
    op.assembly(new OpAssembly() {
      @Override
      public void parse(OpAsmParser parser, OperationState state) {
        parser.parseOptionalAttrDict(state);
        int start = parser.position();
        try {
          byte[] bytes = Base64.getDecoder().decode(parser.parseString());
          String text = new String(bytes, StandardCharsets.ISO_8859_1);
          state.addAttribute("b64", StringAttr.of(state.context(), text));
        } catch (IllegalArgumentException malformed) {
          throw parser.error(start, malformed.getMessage());
        }
      }

      @Override
      public void print(Operation each, OpAsmPrinter printer) {
        byte[] bytes = ((StringAttr) each.getAttr("b64")).value().getBytes(StandardCharsets.ISO_8859_1);
        printer.print(" \"").print(Base64.getEncoder().encodeToString(bytes)).print('"');
      }
    });
  }

  /** The keyword {@code custom_format}. */
  static void printer(OpDefinitionBuilder op) {
    op.assembly(new Word("custom_format"));
  }

  /** The keyword {@code custom_format_fallback}. */
  static void fallback(OpDefinitionBuilder op) {
    op.assembly(new Word("custom_format_fallback"));
  }

  /** The keyword {@code custom_keyword}. */
  static void dynamic(OpDefinitionBuilder op) {
    op.assembly(new Word("custom_keyword"));
    op.verifier(each -> each.operandCount() == 0 && each.resultCount() == 0
        ? null : each.error("operation should have no operands and no results"));
  }

  /** One word; attributes are not printed. */
  private record Word(String word) implements OpAssembly {
    @Override
    public void parse(OpAsmParser parser, OperationState state) {
      parser.parseKeyword(word);
    }

    @Override
    public void print(Operation op, OpAsmPrinter printer) {
      printer.print(' ').print(word);
    }
  }
}
