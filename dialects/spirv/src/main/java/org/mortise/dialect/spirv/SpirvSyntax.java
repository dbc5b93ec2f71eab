// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.spirv;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Folder;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The syntax of modules, functions, variables, accesses, constants and structured control flow. */
@Component(service = SyntaxLibrary.class)
public final class SpirvSyntax implements SyntaxLibrary {
  @Override
  public Set<String> namespaces() {
    return Set.of("spirv");
  }

  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    return Map.of("ImageOperands", new ImageOperands());
  }

  @Override
  public @Nullable OpAssembly assembly(String operation) {
    return switch (operation) {
      case "spirv.BranchConditional" -> new BranchConditionalSyntax();
      case "spirv.CompositeExtract" -> new CompositeExtractSyntax();
      case "spirv.CompositeInsert" -> new CompositeInsertSyntax();
      case "spirv.Constant" -> new ConstantSyntax();
      case "spirv.CopyMemory" -> new CopyMemorySyntax();
      case "spirv.EXT.SpecConstantCompositeReplicate" -> new SpecConstantCompositeSyntax("constituent", true);
      case "spirv.EntryPoint" -> new EntryPointSyntax();
      case "spirv.ExecutionMode" -> new ExecutionModeSyntax();
      case "spirv.GlobalVariable" -> new GlobalVariableSyntax();
      case "spirv.IAddCarry", "spirv.ISubBorrow", "spirv.SMulExtended", "spirv.UMulExtended" ->
          new ExtendedArithmeticSyntax();
      case "spirv.INTEL.SubgroupBlockWrite" -> new SubgroupBlockWriteSyntax();
      case "spirv.Load" -> new LoadSyntax();
      case "spirv.SpecConstant" -> new SpecConstantSyntax();
      case "spirv.SpecConstantComposite" -> new SpecConstantCompositeSyntax("constituents", false);
      case "spirv.SpecConstantOperation" -> new SpecConstantOperationSyntax();
      case "spirv.Store" -> new StoreSyntax();
      case "spirv.Switch" -> new SwitchSyntax();
      case "spirv.Variable" -> new VariableSyntax();
      case "spirv.func" -> new FuncSyntax();
      case "spirv.mlir.loop" -> new StructuredSyntax("loop_control");
      case "spirv.mlir.selection" -> new StructuredSyntax("selection_control");
      case "spirv.module" -> new ModuleSyntax();
      default -> null;
    };
  }

  @Override
  public @Nullable Folder folder(String operation) {
    return switch (operation) {
      case "spirv.Constant" -> (op, constants) -> FoldResult.ofNullable(op.getAttr("value"));
      case "spirv.IAdd" -> IntegerFolder.SUM;
      case "spirv.IMul" -> IntegerFolder.PRODUCT;
      default -> null;
    };
  }

  @Override
  public @Nullable ResultNames resultNames(String operation) {
    return switch (operation) {
      case "spirv.Constant" -> (op, names) -> names.name(op.result(0), ConstantSyntax.nameOf(op));
      case "spirv.mlir.addressof" -> (op, names) -> {
        if (op.getAttr("variable") instanceof SymbolRefAttr variable) {
          names.name(op.result(0), variable.rootReference() + "_addr");
        }
      };
      default -> null;
    };
  }
}
