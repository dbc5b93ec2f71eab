// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.StringAttr;

/** A compiled file of the debug information. */
public final class DICompileUnitAttr extends StructAttr implements DIScope {
  static final String MNEMONIC = "di_compile_unit";

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

  public static final Parameter<DistinctAttr> ID =
      Parameter.required("id", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));
  public static final Parameter<String> SOURCE_LANGUAGE = Parameter.required("sourceLanguage", Dwarf.LANGUAGE);
  public static final Parameter<DIFileAttr> FILE =
      Parameter.required("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<StringAttr> PRODUCER =
      Parameter.optional("producer", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<Boolean> IS_OPTIMIZED = Parameter.required("isOptimized", ParameterForm.BOOL);
  public static final Parameter<EmissionKind> EMISSION_KIND = Parameter.required(
      "emissionKind", ParameterForm.keyword(EmissionKind.class, "LLVM debug emission kind", "DIEmissionKind"));
  public static final Parameter<NameTableKind> NAME_TABLE_KIND = Parameter.defaulted(
      "nameTableKind",
      ParameterForm.keyword(NameTableKind.class, "LLVM debug name table kind", "DINameTableKind"),
      NameTableKind.DEFAULT);

  private static final StructForm<DICompileUnitAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DICompileUnitAttr", DICompileUnitAttr::new,
      ID, SOURCE_LANGUAGE, FILE, PRODUCER, IS_OPTIMIZED, EMISSION_KIND, NAME_TABLE_KIND);

  private DICompileUnitAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DICompileUnitAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DICompileUnitAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
