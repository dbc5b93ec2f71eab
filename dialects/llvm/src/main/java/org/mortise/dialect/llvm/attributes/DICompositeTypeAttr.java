// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.DistinctAttr;
import org.mortise.ir.attributes.StringAttr;

/**
 * An array, structure or similar type of the debug information; with tag {@code DW_TAG_null} a recursive reference to
 * the enclosing type with the same {@code recId}.
 */
public final class DICompositeTypeAttr extends StructAttr implements DIScope, DIType {
  static final String MNEMONIC = "di_composite_type";

  public static final Parameter<String> TAG = Parameter.required("tag", Dwarf.TAG);
  public static final Parameter<DistinctAttr> REC_ID =
      Parameter.optional("recId", ParameterForm.whole(DistinctAttr.class, "DistinctAttr"));
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIFileAttr> FILE =
      Parameter.optional("file", ParameterForm.own(DIFileAttr.class, DIFileAttr::parse));
  public static final Parameter<Integer> LINE = Parameter.defaulted("line", ParameterForm.UINT32, 0);
  public static final Parameter<DIScope> SCOPE =
      Parameter.optional("scope", ParameterForm.whole(DIScope.class, "DIScopeAttr"));
  public static final Parameter<DIType> BASE_TYPE =
      Parameter.optional("baseType", ParameterForm.whole(DIType.class, "DITypeAttr"));
  public static final Parameter<Integer> FLAGS = Parameter.defaulted("flags", DebugFlags.DI_FLAGS.form(), 0);
  public static final Parameter<Long> SIZE_IN_BITS = Parameter.defaulted("sizeInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<Long> ALIGN_IN_BITS = Parameter.defaulted("alignInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<List<DINode>> ELEMENTS =
      Parameter.defaulted("elements", ParameterForm.list(ParameterForm.whole(DINode.class, "DINodeAttr")), List.of());
  public static final Parameter<DIExpressionAttr> DATA_LOCATION =
      Parameter.optional("dataLocation", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));
  public static final Parameter<DIExpressionAttr> RANK =
      Parameter.optional("rank", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));
  public static final Parameter<DIExpressionAttr> ALLOCATED =
      Parameter.optional("allocated", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));
  public static final Parameter<DIExpressionAttr> ASSOCIATED =
      Parameter.optional("associated", ParameterForm.own(DIExpressionAttr.class, DIExpressionAttr::parse));

  private static final StructForm<DICompositeTypeAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DICompositeTypeAttr", DICompositeTypeAttr::new,
      TAG, REC_ID, NAME, FILE, LINE, SCOPE, BASE_TYPE, FLAGS, SIZE_IN_BITS, ALIGN_IN_BITS, ELEMENTS,
      DATA_LOCATION, RANK, ALLOCATED, ASSOCIATED);

  private DICompositeTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DICompositeTypeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DICompositeTypeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
