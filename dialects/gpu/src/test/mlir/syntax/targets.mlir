// RUN: --mlir-version=19.1 --allow-unregistered-dialect

gpu.module @one [#nvvm.target<chip = "sm_80">] {
}
gpu.module @two [#nvvm.target, #rocdl.target] {
}
gpu.module @handler <#gpu.select_object<0>> [#spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>] {
}
gpu.binary @object [#gpu.object<#nvvm.target, "code">]
