// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.AsmPrinter;
import org.mortise.ir.Context;
import org.mortise.ir.ParseError;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.Parameter;
import org.mortise.ir.parameters.ParameterForm;

/**
 * The memory that a function accesses. The last three kinds are parts of other kinds in MLIR 19.1, whose text does not
 * have them.
 */
@AttrDef(name = "llvm.memory_effects", definition = "LLVM_MemoryEffectsAttr",
    parameters = {
        "other: ACCESS", "argMem: ACCESS", "inaccessibleMem: ACCESS", "errnoMem: ACCESS", "targetMem0: ACCESS",
        "targetMem1: ACCESS"
    })
public final class MemoryEffectsAttr extends MemoryEffectsAttrBase {
  /** The kinds of access. */
  public enum ModRefInfo implements Keyword {
    NONE, READ, WRITE, READWRITE
  }

  static final ParameterForm<ModRefInfo> ACCESS =
      LlvmForms.keyword(ModRefInfo.class, "LLVM ModRefInfo", "ModRefInfo");
  private static final List<String> NAMES =
      List.of("other", "argMem", "inaccessibleMem", "errnoMem", "targetMem0", "targetMem1");
  private static final List<Parameter<ModRefInfo>> PARAMETERS =
      NAMES.stream().map(name -> Parameter.required(name, ACCESS)).toList();
  private static final int INACCESSIBLE = 2;
  private static final int FORMER = 3;

  MemoryEffectsAttr(Context context, Object[] values) {
    super(context, values);
  }

  static MemoryEffectsAttr parse(AsmParser parser) {
    ModRefInfo[] values = new ModRefInfo[NAMES.size()];
    parser.parsePunctuation("<");
    for (int i = 0; i < values.length; i++) {
      if (i > 0 && !parser.parseOptionalPunctuation(",")) {
        if (i == FORMER && completeFormer(values)) {
          break;
        }
        throw parser.error("expected ','");
      }
      parseParameter(parser, values);
    }
    parser.parsePunctuation(">");
    return builder(parser.context()).other(values[0]).argMem(values[1]).inaccessibleMem(values[INACCESSIBLE])
        .errnoMem(values[FORMER]).targetMem0(values[FORMER + 1]).targetMem1(values[FORMER + 2]).build();
  }

  private static void parseParameter(AsmParser parser, ModRefInfo[] values) {
    String name = parseName(parser);
    parser.parsePunctuation("=");
    int index = NAMES.indexOf(name);
    if (index < 0 || values[index] != null) {
      throw parser.error("duplicate or unknown struct parameter name: " + name);
    }
    values[index] = PARAMETERS.get(index).parse(parser, "LLVM_MemoryEffectsAttr");
  }

  private static String parseName(AsmParser parser) {
    try {
      return parser.parseKeyword();
    } catch (ParseError wrong) {
      throw wrong.then(parser.error("expected a parameter name in struct"));
    }
  }

  /** Adds the kinds that MLIR 19.1 counts as parts of others, if its three kinds are known. */
  private static boolean completeFormer(ModRefInfo[] values) {
    if (values[0] == null || values[1] == null || values[INACCESSIBLE] == null) {
      return false;
    }
    values[NAMES.indexOf("errnoMem")] = values[0];
    values[NAMES.indexOf("targetMem0")] = values[INACCESSIBLE];
    values[NAMES.indexOf("targetMem1")] = values[INACCESSIBLE];
    return true;
  }

  @Override
  protected void printParameters(AsmPrinter printer) {
    List<ModRefInfo> values =
        List.of(other(), argMem(), inaccessibleMem(), errnoMem(), targetMem0(), targetMem1());
    int count = printer.version().isNewest() ? values.size() : FORMER;
    printer.print('<');
    for (int i = 0; i < count; i++) {
      printer.print(i == 0 ? "" : ", ").print(NAMES.get(i)).print(" = ").print(values.get(i).keyword());
    }
    printer.print('>');
  }
}
