// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.iree;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.mortise.dialect.ods.SyntaxLibrary;
import org.mortise.ir.syntax.CustomDirective;
import org.osgi.service.component.annotations.Component;

/** The directives of formats that dialects of IREE share. */
@Component(service = SyntaxLibrary.class)
public final class IreeSyntax implements SyntaxLibrary {
  private static final Map<String, CustomDirective> ALL = Map.ofEntries(
      Map.entry("DispatchEntryPoints", new EntryPoints()),
      Map.entry("DispatchOperands", new DispatchOperands()),
      Map.entry("ExplicitResourceRegion", new ResourceRegion()),
      Map.entry("ExportConditionRegion", new CountRegion("", 1)),
      Map.entry("OperandTypeList", new OperandTypes()),
      Map.entry("ParameterReference", new ParameterReference()),
      Map.entry("ResourceRegion", new ResourceRegion()),
      Map.entry("ShapedFunctionType", new ShapedFunctionType()),
      Map.entry("ShapedTiedResult", new ShapedTiedResult()),
      Map.entry("ShapedTypeList", new ShapedTypes()),
      Map.entry("SizeAwareType", new SizeAwareType()),
      Map.entry("SymbolAlias", new SymbolAlias()),
      Map.entry("TiedFunctionResultList", new TiedResults()),
      Map.entry("TypeAlias", new TypeAlias()),
      Map.entry("TypeOrAttr", new TypeOrValue()));

  private static final Set<String> NAMESPACES = Set.of("flow", "hal", "hal_inline", "stream", "util", "vm");

  @Override
  public Set<String> namespaces() {
    return NAMESPACES;
  }

  /** The region that counts work groups follows a keyword in the dialects above {@code hal}. */
  @Override
  public Map<String, CustomDirective> directives(String namespace) {
    boolean hasKeyword = namespace.equals("flow") || namespace.equals("stream");
    Map<String, CustomDirective> directives = new HashMap<>(ALL);
    directives.put("WorkgroupCountRegion", new CountRegion(hasKeyword ? "workgroups" : "", 3));
    return directives;
  }
}
