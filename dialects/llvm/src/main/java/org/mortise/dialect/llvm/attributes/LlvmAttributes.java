// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm.attributes;

import java.util.List;
import org.mortise.dialect.llvm.types.LlvmTypes;
import org.mortise.ir.AsmParser;
import org.mortise.ir.Attribute;

/** Parses the attributes of the dialect. */
public final class LlvmAttributes {
  private LlvmAttributes() {}

  /** Returns the words with which attributes begin. */
  public static List<String> names() {
    return List.of(
        AccessGroupAttr.MNEMONIC, AliasScopeAttr.MNEMONIC, AliasScopeDomainAttr.MNEMONIC, CConvAttr.MNEMONIC,
        ComdatAttr.MNEMONIC, DIBasicTypeAttr.MNEMONIC, DICompileUnitAttr.MNEMONIC, DICompositeTypeAttr.MNEMONIC,
        DIDerivedTypeAttr.MNEMONIC, DIExpressionAttr.MNEMONIC, DIExpressionElemAttr.MNEMONIC, DIFileAttr.MNEMONIC,
        DIGlobalVariableAttr.MNEMONIC, DIGlobalVariableExpressionAttr.MNEMONIC, DILabelAttr.MNEMONIC,
        DILexicalBlockAttr.MNEMONIC, DILexicalBlockFileAttr.MNEMONIC, DILocalVariableAttr.MNEMONIC,
        DIModuleAttr.MNEMONIC, DINamespaceAttr.MNEMONIC, DIStringTypeAttr.MNEMONIC, DISubprogramAttr.MNEMONIC,
        DISubrangeAttr.MNEMONIC, DISubroutineTypeAttr.MNEMONIC, FramePointerKindAttr.MNEMONIC, LinkageAttr.MNEMONIC,
        LlvmFastMathFlagsAttr.MNEMONIC, LlvmOverflowFlagsAttr.MNEMONIC, LoopAnnotationAttr.MNEMONIC,
        LoopDistributeAttr.MNEMONIC, LoopInterleaveAttr.MNEMONIC, LoopLICMAttr.MNEMONIC, LoopPeeledAttr.MNEMONIC,
        LoopPipelineAttr.MNEMONIC, LoopUnrollAndJamAttr.MNEMONIC, LoopUnrollAttr.MNEMONIC,
        LoopUnswitchAttr.MNEMONIC, LoopVectorizeAttr.MNEMONIC, MemoryEffectsAttr.MNEMONIC, TBAAMemberAttr.MNEMONIC,
        TBAARootAttr.MNEMONIC, TBAATagAttr.MNEMONIC, TBAATypeDescriptorAttr.MNEMONIC, TailCallKindAttr.MNEMONIC,
        TargetFeaturesAttr.MNEMONIC, VScaleRangeAttr.MNEMONIC, UndefAttr.MNEMONIC, PoisonAttr.MNEMONIC,
        ZeroAttr.MNEMONIC, DINullTypeAttr.MNEMONIC);
  }

  /** Parses an attribute after {@code #llvm.}. */
  public static Attribute parse(AsmParser parser) {
    int start = parser.position();
    String mnemonic = parser.parseKeyword();
    return switch (mnemonic) {
      case AccessGroupAttr.MNEMONIC -> AccessGroupAttr.parse(parser);
      case AliasScopeAttr.MNEMONIC -> AliasScopeAttr.parse(parser);
      case AliasScopeDomainAttr.MNEMONIC -> AliasScopeDomainAttr.parse(parser);
      case CConvAttr.MNEMONIC -> CConvAttr.parse(parser);
      case ComdatAttr.MNEMONIC -> ComdatAttr.parse(parser);
      case DIBasicTypeAttr.MNEMONIC -> DIBasicTypeAttr.parse(parser);
      case DICompileUnitAttr.MNEMONIC -> DICompileUnitAttr.parse(parser);
      case DICompositeTypeAttr.MNEMONIC -> DICompositeTypeAttr.parse(parser);
      case DIDerivedTypeAttr.MNEMONIC -> DIDerivedTypeAttr.parse(parser);
      case DIExpressionAttr.MNEMONIC -> DIExpressionAttr.parse(parser);
      case DIExpressionElemAttr.MNEMONIC -> DIExpressionElemAttr.parse(parser);
      case DIFileAttr.MNEMONIC -> DIFileAttr.parse(parser);
      case DIGlobalVariableAttr.MNEMONIC -> DIGlobalVariableAttr.parse(parser);
      case DIGlobalVariableExpressionAttr.MNEMONIC -> DIGlobalVariableExpressionAttr.parse(parser);
      case DILabelAttr.MNEMONIC -> DILabelAttr.parse(parser);
      case DILexicalBlockAttr.MNEMONIC -> DILexicalBlockAttr.parse(parser);
      case DILexicalBlockFileAttr.MNEMONIC -> DILexicalBlockFileAttr.parse(parser);
      case DILocalVariableAttr.MNEMONIC -> DILocalVariableAttr.parse(parser);
      case DIModuleAttr.MNEMONIC -> DIModuleAttr.parse(parser);
      case DINamespaceAttr.MNEMONIC -> DINamespaceAttr.parse(parser);
      case DIStringTypeAttr.MNEMONIC -> DIStringTypeAttr.parse(parser);
      case DISubprogramAttr.MNEMONIC -> DISubprogramAttr.parse(parser);
      case DISubrangeAttr.MNEMONIC -> DISubrangeAttr.parse(parser);
      case DISubroutineTypeAttr.MNEMONIC -> DISubroutineTypeAttr.parse(parser);
      case FramePointerKindAttr.MNEMONIC -> FramePointerKindAttr.parse(parser);
      case LinkageAttr.MNEMONIC -> LinkageAttr.parse(parser);
      case LlvmFastMathFlagsAttr.MNEMONIC -> LlvmFastMathFlagsAttr.parse(parser);
      case LlvmOverflowFlagsAttr.MNEMONIC -> LlvmOverflowFlagsAttr.parse(parser);
      case LoopAnnotationAttr.MNEMONIC -> LoopAnnotationAttr.parse(parser);
      case LoopDistributeAttr.MNEMONIC -> LoopDistributeAttr.parse(parser);
      case LoopInterleaveAttr.MNEMONIC -> LoopInterleaveAttr.parse(parser);
      case LoopLICMAttr.MNEMONIC -> LoopLICMAttr.parse(parser);
      case LoopPeeledAttr.MNEMONIC -> LoopPeeledAttr.parse(parser);
      case LoopPipelineAttr.MNEMONIC -> LoopPipelineAttr.parse(parser);
      case LoopUnrollAndJamAttr.MNEMONIC -> LoopUnrollAndJamAttr.parse(parser);
      case LoopUnrollAttr.MNEMONIC -> LoopUnrollAttr.parse(parser);
      case LoopUnswitchAttr.MNEMONIC -> LoopUnswitchAttr.parse(parser);
      case LoopVectorizeAttr.MNEMONIC -> LoopVectorizeAttr.parse(parser);
      case MemoryEffectsAttr.MNEMONIC -> MemoryEffectsAttr.parse(parser);
      case TBAAMemberAttr.MNEMONIC -> TBAAMemberAttr.parse(parser);
      case TBAARootAttr.MNEMONIC -> TBAARootAttr.parse(parser);
      case TBAATagAttr.MNEMONIC -> TBAATagAttr.parse(parser);
      case TBAATypeDescriptorAttr.MNEMONIC -> TBAATypeDescriptorAttr.parse(parser);
      case TailCallKindAttr.MNEMONIC -> TailCallKindAttr.parse(parser);
      case TargetFeaturesAttr.MNEMONIC -> TargetFeaturesAttr.parse(parser);
      case VScaleRangeAttr.MNEMONIC -> VScaleRangeAttr.parse(parser);
      case UndefAttr.MNEMONIC -> UndefAttr.of(parser.context());
      case PoisonAttr.MNEMONIC -> PoisonAttr.of(parser.context());
      case ZeroAttr.MNEMONIC -> ZeroAttr.of(parser.context());
      case DINullTypeAttr.MNEMONIC -> DINullTypeAttr.of(parser.context());
      default -> throw parser.error(
          start, "unknown attribute `" + mnemonic + "` in dialect `" + LlvmTypes.NAMESPACE + "`");
    };
  }
}
