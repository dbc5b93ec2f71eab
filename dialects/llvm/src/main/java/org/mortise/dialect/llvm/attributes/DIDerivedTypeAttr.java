// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.StringAttr;

/** A pointer, a component or the like of the debug information. */
public final class DIDerivedTypeAttr extends StructAttr implements DIType {
  static final String MNEMONIC = "di_derived_type";

  public static final Parameter<String> TAG = Parameter.required("tag", Dwarf.TAG);
  public static final Parameter<StringAttr> NAME =
      Parameter.optional("name", ParameterForm.whole(StringAttr.class, "StringAttr"));
  public static final Parameter<DIType> BASE_TYPE =
      Parameter.optional("baseType", ParameterForm.whole(DIType.class, "DITypeAttr"));
  public static final Parameter<Long> SIZE_IN_BITS = Parameter.defaulted("sizeInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<Integer> ALIGN_IN_BITS = Parameter.defaulted("alignInBits", ParameterForm.UINT32, 0);
  public static final Parameter<Long> OFFSET_IN_BITS = Parameter.defaulted("offsetInBits", ParameterForm.UINT64, 0L);
  public static final Parameter<Integer> DWARF_ADDRESS_SPACE =
      Parameter.optional("dwarfAddressSpace", ParameterForm.OPTIONAL_UNSIGNED);
  public static final Parameter<DINode> EXTRA_DATA =
      Parameter.optional("extraData", ParameterForm.whole(DINode.class, "DINodeAttr"));

  private static final StructForm<DIDerivedTypeAttr> FORM = StructForm.of(
      MNEMONIC, "LLVM_DIDerivedTypeAttr", DIDerivedTypeAttr::new,
      TAG, NAME, BASE_TYPE, SIZE_IN_BITS, ALIGN_IN_BITS, OFFSET_IN_BITS, DWARF_ADDRESS_SPACE, EXTRA_DATA);

  private DIDerivedTypeAttr(Context context, @Nullable Object[] values) {
    super(context, values);
  }

  public static Builder<DIDerivedTypeAttr> builder(Context context) {
    return new Builder<>(context, FORM);
  }

  static DIDerivedTypeAttr parse(AsmParser parser) {
    return FORM.parse(parser);
  }

  @Override
  StructForm<?> form() {
    return FORM;
  }
}
