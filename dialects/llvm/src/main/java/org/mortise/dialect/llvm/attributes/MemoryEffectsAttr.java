// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;

/** The memory that a function accesses. */
public final class MemoryEffectsAttr extends StructAttr {
  static final String MNEMONIC = "memory_effects";

  /** The kinds of access. */
  public enum ModRefInfo implements Keyword {
    NONE("none"),
    READ("read"),
    WRITE("write"),
    READWRITE("readwrite");

    private final String keyword;

    ModRefInfo(String keyword) {
      this.keyword = keyword;
    }

    @Override
    public String keyword() {
      return keyword;
    }
  }

  public static final Parameter<ModRefInfo> OTHER =
      Parameter.required("other", ParameterForm.keyword(ModRefInfo.class, "LLVM ModRefInfo", "ModRefInfo"));
  public static final Parameter<ModRefInfo> ARG_MEM =
      Parameter.required("argMem", ParameterForm.keyword(ModRefInfo.class, "LLVM ModRefInfo", "ModRefInfo"));
  public static final Parameter<ModRefInfo> INACCESSIBLE_MEM =
      Parameter.required("inaccessibleMem", ParameterForm.keyword(ModRefInfo.class, "LLVM ModRefInfo", "ModRefInfo"));

  private static final StructForm<MemoryEffectsAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_MemoryEffectsAttr", MemoryEffectsAttr::new,
      OTHER, ARG_MEM, INACCESSIBLE_MEM);

  private MemoryEffectsAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<MemoryEffectsAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static MemoryEffectsAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }

  @Override
  public @Nullable String aliasName() {
    return null;
  }
}
