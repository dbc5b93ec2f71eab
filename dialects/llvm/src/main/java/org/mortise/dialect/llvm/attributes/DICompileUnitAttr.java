// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.mortise.ir.Context;
import org.mortise.ir.parameters.AttrDef;
import org.mortise.ir.parameters.Keyword;
import org.mortise.ir.parameters.ParameterEncodings;
import org.mortise.ir.parameters.ParameterForm;

/** A compiled file of the debug information. */
@AttrDef(name = "llvm.di_compile_unit", definition = "LLVM_DICompileUnitAttr", alias = true,
    parameters = {
        "id: DISTINCT", "sourceLanguage: Dwarf.LANGUAGE", "file: DIFileAttr", "producer: STRING_ATTR?",
        "isOptimized: BOOL", "emissionKind: EMISSION", "nameTableKind: NAME_TABLE = DEFAULT_NAME_TABLE",
        "splitDebugFilename: TEXT_ONLY?"
    },
    format = "`<` struct(params) `>`")
public final class DICompileUnitAttr extends DICompileUnitAttrBase implements DIScope {
  /** How much is emitted. */
  public enum EmissionKind implements Keyword {
    NONE("None"),
    FULL("Full"),
    LINE_TABLES_ONLY("LineTablesOnly"),
    DEBUG_DIRECTIVES_ONLY("DebugDirectivesOnly");

    private final String keyword;

    EmissionKind(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  /** The table of names. */
  public enum NameTableKind implements Keyword {
    DEFAULT("Default"),
    GNU("GNU"),
    NONE("None"),
    APPLE("Apple");

    private final String keyword;

    NameTableKind(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  static final ParameterForm<EmissionKind> EMISSION =
      LlvmForms.keyword(EmissionKind.class, "LLVM debug emission kind", "DIEmissionKind")
          .withEncoding(ParameterEncodings.ordinal(EmissionKind.class));
  static final ParameterForm<NameTableKind> NAME_TABLE =
      LlvmForms.keyword(NameTableKind.class, "LLVM debug name table kind", "DINameTableKind")
          .withEncoding(ParameterEncodings.ordinal(NameTableKind.class));
  static final NameTableKind DEFAULT_NAME_TABLE = NameTableKind.DEFAULT;

  DICompileUnitAttr(Context context, Object[] values) {
    super(context, values);
  }
}
