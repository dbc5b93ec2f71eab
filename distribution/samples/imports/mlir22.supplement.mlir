// Syntax of dialects of MLIR 22 that their definitions leave to C++, and what 19.1 does not have; for mortise-import --with.
// The bundles acc, mlir and spirv have what needs Java.

ods.dialect @acc {
  ods.operation @firstprivate_map {since = "22.1"}
  ods.operation @get_extent {since = "22.1"}
  ods.operation @get_lowerbound {since = "22.1"}
  ods.operation @get_stride {since = "22.1"}
  ods.operation @get_upperbound {since = "22.1"}
  ods.operation @kernel_environment {since = "22.1"}
  ods.operation @attach {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_attach>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @cache {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_cache>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @copyin {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_copyin>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @copyout {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_copyout>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ]
  }
  ods.operation @create {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_create>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @declare_device_resident {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_declare_device_resident>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @declare_link {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_declare_link>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @delete {
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_delete>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ]
  }
  ods.operation @detach {
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_detach>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ]
  }
  ods.operation @deviceptr {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_deviceptr>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @firstprivate {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_firstprivate>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @getdeviceptr {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_getdeviceptr>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @loop {
    attributes = [
      "inclusiveUpperbound: array_bool?",
      "collapse: array(i64)?",
      "collapseDeviceType: @DeviceTypeArrayAttr?",
      "gangOperandsArgType: @GangArgTypeArrayAttr?",
      "gangOperandsSegments: array_i32?",
      "gangOperandsDeviceType: @DeviceTypeArrayAttr?",
      "workerNumOperandsDeviceType: @DeviceTypeArrayAttr?",
      "vectorOperandsDeviceType: @DeviceTypeArrayAttr?",
      "seq: @DeviceTypeArrayAttr?",
      "independent: @DeviceTypeArrayAttr?",
      "auto_: @DeviceTypeArrayAttr?",
      "gang: @DeviceTypeArrayAttr?",
      "worker: @DeviceTypeArrayAttr?",
      "vector: @DeviceTypeArrayAttr?",
      "tileOperandsSegments: array_i32?",
      "tileOperandsDeviceType: @DeviceTypeArrayAttr?",
      "combined: #acc.combined_constructs?",
      "unstructured: unit? since 22.1"
    ]
  }
  ods.operation @nocreate {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_no_create>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @present {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_present>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @private {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_private>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @reduction {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_reduction>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @routine {
    attributes = [
      "sym_name: symbol_name",
      "func_name: symbol",
      "bindIdName: array(symbol)? since 22.1",
      "bindStrName: array(string)? since 22.1",
      "bindIdNameDeviceType: @DeviceTypeArrayAttr? since 22.1",
      "bindStrNameDeviceType: @DeviceTypeArrayAttr? since 22.1",
      "worker: @DeviceTypeArrayAttr?",
      "vector: @DeviceTypeArrayAttr?",
      "seq: @DeviceTypeArrayAttr?",
      "nohost: unit?",
      "implicit: unit?",
      "gang: @DeviceTypeArrayAttr?",
      "gangDim: array(i64)?",
      "gangDimDeviceType: @DeviceTypeArrayAttr?"
    ]
  }
  ods.operation @update {
    attributes = [
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr? since 22.1",
      "waitOperandsSegments: array_i32?",
      "waitOperandsDeviceType: @DeviceTypeArrayAttr?",
      "hasWaitDevnum: array(bool)?",
      "waitOnly: @DeviceTypeArrayAttr?",
      "ifPresent: unit?"
    ]
  }
  ods.operation @update_device {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_update_device>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
  ods.operation @update_host {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_update_host>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?"
    ]
  }
  ods.operation @use_device {
    attributes = [
      "varType: type",
      "asyncOperandsDeviceType: @DeviceTypeArrayAttr?",
      "asyncOnly: @DeviceTypeArrayAttr?",
      "dataClause: #acc.data_clause = #acc<data_clause acc_use_device>",
      "structured: bool = true",
      "implicit: bool = false",
      "modifiers: #acc.data_clause_modifier = #acc<data_clause_modifier none> since 22.1",
      "name: string?",
      "recipe: symbol? since 22.1"
    ]
  }
}

ods.dialect @amdgpu {
  ods.attribute @address_space {since = "22.1"}
  ods.operation @dpp {since = "22.1"}
  ods.operation @fat_raw_buffer_cast {since = "22.1"}
  ods.operation @gather_to_lds {since = "22.1"}
  ods.operation @make_dma_base {since = "22.1"}
  ods.operation @make_dma_descriptor {since = "22.1"}
  ods.operation @make_gather_dma_base {since = "22.1"}
  ods.operation @make_gather_dma_descriptor {since = "22.1"}
  ods.operation @memory_counter_wait {since = "22.1"}
  ods.operation @packed_scaled_trunc {since = "22.1"}
  ods.operation @permlane_swap {since = "22.1"}
  ods.operation @scaled_ext_packed {since = "22.1"}
  ods.operation @scaled_ext_packed_matrix {since = "22.1"}
  ods.operation @scaled_mfma {since = "22.1"}
  ods.operation @scaled_wmma {since = "22.1"}
  ods.operation @sched_barrier {since = "22.1"}
  ods.operation @sparse_mfma {since = "22.1"}
  ods.operation @swizzle_bitmode {since = "22.1"}
  ods.operation @tensor_load_to_lds {since = "22.1"}
  ods.operation @tensor_store_from_lds {since = "22.1"}
  ods.operation @transpose_load {since = "22.1"}
  ods.type @tdm_base {since = "22.1"}
  ods.type @tdm_descriptor {since = "22.1"}
  ods.type @tdm_gather_base {since = "22.1"}
}

ods.dialect @amx {
  ods.type @tile {since = "22.1"}
}

ods.dialect @arm_neon {
  ods.operation @intr.bfmmla {since = "22.1"}
}

ods.dialect @arm_sme {
  ods.operation @extract_tile_slice {since = "22.1"}
  ods.operation @insert_tile_slice {since = "22.1"}
}

ods.dialect @arm_sve {
  ods.operation @dupq_lane {since = "22.1"}
  ods.operation @intr.bfmmla {since = "22.1"}
  ods.operation @intr.dupq_lane {since = "22.1"}
  ods.operation @intr.usmmla {since = "22.1"}
  ods.operation @usmmla {since = "22.1"}
}

ods.dialect @emitc {
  ods.operation @do {since = "22.1", format = "$bodyRegion `while` $conditionRegion attr-dict"}
  ods.operation @if {format = "$condition $thenRegion (`else` $elseRegion^)? attr-dict"}
  ods.operation @address_of {since = "22.1"}
  ods.operation @class {since = "22.1"}
  ods.operation @dereference {since = "22.1"}
  ods.operation @field {since = "22.1"}
  ods.operation @file {since = "22.1"}
  ods.operation @get_field {since = "22.1"}
  ods.operation @load {since = "22.1"}
  ods.operation @switch {since = "22.1"}
  ods.type @lvalue {since = "22.1"}
}

ods.dialect @mpi {
  ods.operation @allreduce {since = "22.1"}
  ods.operation @barrier {since = "22.1"}
  ods.operation @comm_size {since = "22.1"}
  ods.operation @comm_split {since = "22.1"}
  ods.operation @comm_world {since = "22.1"}
  ods.operation @irecv {since = "22.1"}
  ods.operation @isend {since = "22.1"}
  ods.operation @wait {since = "22.1"}
  ods.type @comm {since = "22.1"}
  ods.type @request {since = "22.1"}
  ods.type @status {since = "22.1"}
}

ods.dialect @nvgpu {
  ods.operation @mbarrier.get {since = "22.1"}
  ods.operation @rcp {since = "22.1"}
  ods.operation @tma.fence.descriptor {since = "22.1"}
}

ods.dialect @nvvm {
  ods.operation @breakpoint {since = "22.1"}
  ods.operation @clusterlaunchcontrol.query.cancel {since = "22.1"}
  ods.operation @clusterlaunchcontrol.try.cancel {since = "22.1"}
  ods.operation @convert.bf16x2.to.f8x2 {since = "22.1"}
  ods.operation @convert.f16x2.to.f8x2 {since = "22.1"}
  ods.operation @convert.f32x2.to.bf16x2 {since = "22.1"}
  ods.operation @convert.f32x2.to.f16x2 {since = "22.1"}
  ods.operation @convert.f32x2.to.f4x2 {since = "22.1"}
  ods.operation @convert.f32x2.to.f6x2 {since = "22.1"}
  ods.operation @convert.f32x2.to.f8x2 {since = "22.1"}
  ods.operation @convert.f32x4.to.f4x4 {since = "22.1"}
  ods.operation @convert.f32x4.to.f6x4 {since = "22.1"}
  ods.operation @convert.f32x4.to.f8x4 {since = "22.1"}
  ods.operation @convert.f4x2.to.f16x2 {since = "22.1"}
  ods.operation @convert.f6x2.to.f16x2 {since = "22.1"}
  ods.operation @convert.f8x2.to.bf16x2 {since = "22.1"}
  ods.operation @convert.f8x2.to.f16x2 {since = "22.1"}
  ods.operation @convert.float.to.tf32 {since = "22.1"}
  ods.operation @cp.async.bulk.global.shared.cta {since = "22.1"}
  ods.operation @cp.async.bulk.prefetch {since = "22.1"}
  ods.operation @cp.async.bulk.shared.cluster.global {since = "22.1"}
  ods.operation @cp.async.bulk.shared.cluster.shared.cta {since = "22.1"}
  ods.operation @cp.async.bulk.tensor.prefetch {since = "22.1"}
  ods.operation @cp.async.bulk.tensor.reduce {since = "22.1"}
  ods.operation @dot.accumulate.2way {since = "22.1"}
  ods.operation @dot.accumulate.4way {since = "22.1"}
  ods.operation @exit {since = "22.1"}
  ods.operation @fence.proxy.acquire {since = "22.1"}
  ods.operation @fence.proxy.release {since = "22.1"}
  ods.operation @fence.proxy.sync_restrict {since = "22.1"}
  ods.operation @fence.sync_restrict {since = "22.1"}
  ods.operation @griddepcontrol {since = "22.1"}
  ods.operation @inline_ptx {since = "22.1"}
  ods.operation @mapa {since = "22.1"}
  ods.operation @match.sync {since = "22.1"}
  ods.operation @mbarrier.arrive_drop {since = "22.1"}
  ods.operation @mbarrier.arrive_drop.expect_tx {since = "22.1"}
  ods.operation @mbarrier.arrive_drop.nocomplete {since = "22.1"}
  ods.operation @mbarrier.complete_tx {since = "22.1"}
  ods.operation @mbarrier.expect_tx {since = "22.1"}
  ods.operation @mbarrier.try_wait {since = "22.1"}
  ods.operation @memory.barrier {since = "22.1"}
  ods.operation @mma.block_scale {since = "22.1"}
  ods.operation @mma.sp.block_scale {since = "22.1"}
  ods.operation @mma.sp.sync {since = "22.1"}
  ods.operation @nanosleep {since = "22.1"}
  ods.operation @pmevent {since = "22.1"}
  ods.operation @prefetch {since = "22.1"}
  ods.operation @prmt {since = "22.1"}
  ods.operation @read.ptx.sreg.aggr.smem.size {since = "22.1"}
  ods.operation @read.ptx.sreg.dynamic.smem.size {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg0 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg1 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg10 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg11 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg12 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg13 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg14 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg15 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg16 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg17 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg18 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg19 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg2 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg20 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg21 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg22 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg23 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg24 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg25 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg26 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg27 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg28 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg29 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg3 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg30 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg31 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg4 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg5 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg6 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg7 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg8 {since = "22.1"}
  ods.operation @read.ptx.sreg.envreg9 {since = "22.1"}
  ods.operation @read.ptx.sreg.globaltimer {since = "22.1"}
  ods.operation @read.ptx.sreg.globaltimer.lo {since = "22.1"}
  ods.operation @read.ptx.sreg.gridid {since = "22.1"}
  ods.operation @read.ptx.sreg.lanemask.eq {since = "22.1"}
  ods.operation @read.ptx.sreg.lanemask.ge {since = "22.1"}
  ods.operation @read.ptx.sreg.lanemask.gt {since = "22.1"}
  ods.operation @read.ptx.sreg.lanemask.le {since = "22.1"}
  ods.operation @read.ptx.sreg.lanemask.lt {since = "22.1"}
  ods.operation @read.ptx.sreg.nsmid {since = "22.1"}
  ods.operation @read.ptx.sreg.nwarpid {since = "22.1"}
  ods.operation @read.ptx.sreg.smid {since = "22.1"}
  ods.operation @read.ptx.sreg.total.smem.size {since = "22.1"}
  ods.operation @read.ptx.sreg.warpid {since = "22.1"}
  ods.operation @st.bulk {since = "22.1"}
  ods.operation @tcgen05.alloc {since = "22.1"}
  ods.operation @tcgen05.commit {since = "22.1"}
  ods.operation @tcgen05.cp {since = "22.1"}
  ods.operation @tcgen05.dealloc {since = "22.1"}
  ods.operation @tcgen05.fence {since = "22.1"}
  ods.operation @tcgen05.ld {since = "22.1"}
  ods.operation @tcgen05.mma {since = "22.1"}
  ods.operation @tcgen05.mma.block_scale {since = "22.1"}
  ods.operation @tcgen05.mma.sp {since = "22.1"}
  ods.operation @tcgen05.mma.sp.block_scale {since = "22.1"}
  ods.operation @tcgen05.mma.ws {since = "22.1"}
  ods.operation @tcgen05.mma.ws.sp {since = "22.1"}
  ods.operation @tcgen05.mma_smem_desc {since = "22.1"}
  ods.operation @tcgen05.relinquish_alloc_permit {since = "22.1"}
  ods.operation @tcgen05.shift {since = "22.1"}
  ods.operation @tcgen05.st {since = "22.1"}
  ods.operation @tcgen05.wait {since = "22.1"}
  ods.operation @vote.sync {since = "22.1"}
  ods.operation @barrier {attributes = ["reductionOp: #nvvm.reduction? since 22.1"]}
  ods.operation @cp.async.bulk.tensor.global.shared.cta {attributes = ["mode: #nvvm.tma_store_mode = #nvvm.tma_store_mode<tile> since 22.1"]}
  ods.operation @cp.async.bulk.tensor.shared.cluster.global {
    attributes = [
      "mode: #nvvm.tma_load_mode = #nvvm.tma_load_mode<tile> since 22.1",
      "isCTAOnly: bool = false since 22.1",
      "group: #nvvm.cta_group? since 22.1"
    ]
  }
  ods.operation @mbarrier.arrive {
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"]
  }
  ods.operation @mbarrier.arrive.expect_tx {
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"]
  }
  ods.operation @mbarrier.test.wait {
    attributes = ["scope: #nvvm.mem_scope = #nvvm.mem_scope<cta> since 22.1", "relaxed: bool = false since 22.1"]
  }
  ods.operation @read.ptx.sreg.cluster.ctaid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.ctaid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.ctaid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.ctarank {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.nctaid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.nctaid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.nctaid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.cluster.nctarank {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.clusterid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.clusterid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.clusterid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ctaid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ctaid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ctaid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.laneid {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nclusterid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nclusterid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nclusterid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nctaid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nctaid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.nctaid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ntid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ntid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.ntid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.tid.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.tid.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.tid.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @read.ptx.sreg.warpsize {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @redux.sync {attributes = ["kind: #nvvm.redux_kind", "abs: bool = false since 22.1", "nan: bool = false since 22.1"]}
}

ods.dialect @ptr {
  ods.operation @ptr_add {
    since = "22.1",
    types = ["same(base, result)"],
    format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)"
  }
  ods.attribute @address {since = "22.1"}
  ods.attribute @generic_space {since = "22.1"}
  ods.attribute @null {since = "22.1"}
  ods.operation @constant {since = "22.1"}
  ods.operation @from_ptr {since = "22.1"}
  ods.operation @gather {since = "22.1"}
  ods.operation @get_metadata {since = "22.1"}
  ods.operation @load {since = "22.1"}
  ods.operation @masked_load {since = "22.1"}
  ods.operation @masked_store {since = "22.1"}
  ods.operation @ptr_diff {since = "22.1"}
  ods.operation @scatter {since = "22.1"}
  ods.operation @store {since = "22.1"}
  ods.operation @to_ptr {since = "22.1"}
  ods.operation @type_offset {since = "22.1"}
  ods.type @ptr_metadata {since = "22.1"}
}

ods.dialect @rocdl {
  ods.operation @raw.buffer.load {
    operands = ["rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($res)"
  }
  ods.operation @raw.buffer.store {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.fadd {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.fmax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.smax {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @raw.buffer.atomic.umin {
    operands = ["vdata: any", "rsrc: exactly(vector<4xi32>)", "offset: i32", "soffset: i32", "aux: i32"],
    format = "$vdata `,` $rsrc `,` $offset `,` $soffset `,` $aux attr-dict `:` type($vdata)"
  }
  ods.operation @cluster.id.x {since = "22.1"}
  ods.operation @cluster.id.y {since = "22.1"}
  ods.operation @cluster.id.z {since = "22.1"}
  ods.operation @cluster.load.async.to.lds.b128 {since = "22.1"}
  ods.operation @cluster.load.async.to.lds.b32 {since = "22.1"}
  ods.operation @cluster.load.async.to.lds.b64 {since = "22.1"}
  ods.operation @cluster.load.async.to.lds.b8 {since = "22.1"}
  ods.operation @cos {since = "22.1"}
  ods.operation @cvt.pk.f32.bf8 {since = "22.1"}
  ods.operation @cvt.pk.f32.fp8 {since = "22.1"}
  ods.operation @cvt.pkrtz {since = "22.1"}
  ods.operation @cvt.scale.pk16.bf16.bf6 {since = "22.1"}
  ods.operation @cvt.scale.pk16.bf16.fp6 {since = "22.1"}
  ods.operation @cvt.scale.pk16.f16.bf6 {since = "22.1"}
  ods.operation @cvt.scale.pk16.f16.fp6 {since = "22.1"}
  ods.operation @cvt.scale.pk16.f32.bf6 {since = "22.1"}
  ods.operation @cvt.scale.pk16.f32.fp6 {since = "22.1"}
  ods.operation @cvt.scale.pk8.bf16.bf8 {since = "22.1"}
  ods.operation @cvt.scale.pk8.bf16.fp4 {since = "22.1"}
  ods.operation @cvt.scale.pk8.bf16.fp8 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f16.bf8 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f16.fp4 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f16.fp8 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f32.bf8 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f32.fp4 {since = "22.1"}
  ods.operation @cvt.scale.pk8.f32.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.2xpk16.bf6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.2xpk16.fp6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.f16.bf8 {since = "22.1"}
  ods.operation @cvt.scalef32.f16.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.f32.bf8 {since = "22.1"}
  ods.operation @cvt.scalef32.f32.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf16.bf8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf16.fp4 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf16.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.bf8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f16.bf8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f16.fp4 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f16.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f32.bf8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f32.fp4 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.f32.fp8 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp4.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp4.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp4.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk.fp8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.bf6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.bf6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.bf6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.fp6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.fp6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk16.fp6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.bf16.bf6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.bf16.fp6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.bf6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.bf6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.f16.bf6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.f16.fp6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.f32.bf6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.f32.fp6 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.fp6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk32.fp6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.bf8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.bf8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.bf8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp4.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp4.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp4.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.pk8.fp8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.bf8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.bf8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.bf8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.fp8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.fp8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.fp8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk.fp4.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk.fp4.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk.fp4.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.bf6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.bf6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.bf6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.fp6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.fp6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk16.fp6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.bf6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.bf6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.bf6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.fp6.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.fp6.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk32.fp6.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.bf8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.bf8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.bf8.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp4.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp4.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp4.f32 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp8.bf16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp8.f16 {since = "22.1"}
  ods.operation @cvt.scalef32.sr.pk8.fp8.f32 {since = "22.1"}
  ods.operation @ds.atomic.async.barrier.arrive.b64 {since = "22.1"}
  ods.operation @ds.atomic.barrier.arrive.rtn.b64 {since = "22.1"}
  ods.operation @ds.load.tr16.b128 {since = "22.1"}
  ods.operation @ds.load.tr4.b64 {since = "22.1"}
  ods.operation @ds.load.tr6.b96 {since = "22.1"}
  ods.operation @ds.load.tr8.b64 {since = "22.1"}
  ods.operation @ds.read.tr16.b64 {since = "22.1"}
  ods.operation @ds.read.tr4.b64 {since = "22.1"}
  ods.operation @ds.read.tr6.b96 {since = "22.1"}
  ods.operation @ds.read.tr8.b64 {since = "22.1"}
  ods.operation @exp {since = "22.1"}
  ods.operation @exp2 {since = "22.1"}
  ods.operation @flat.prefetch {since = "22.1"}
  ods.operation @fmed3 {since = "22.1"}
  ods.operation @global.load.async.to.lds.b128 {since = "22.1"}
  ods.operation @global.load.async.to.lds.b32 {since = "22.1"}
  ods.operation @global.load.async.to.lds.b64 {since = "22.1"}
  ods.operation @global.load.async.to.lds.b8 {since = "22.1"}
  ods.operation @global.load.lds {since = "22.1"}
  ods.operation @global.load.tr.b128 {since = "22.1"}
  ods.operation @global.load.tr.b64 {since = "22.1"}
  ods.operation @global.load.tr4.b64 {since = "22.1"}
  ods.operation @global.load.tr6.b96 {since = "22.1"}
  ods.operation @global.prefetch {since = "22.1"}
  ods.operation @iglp.opt {since = "22.1"}
  ods.operation @load.to.lds {since = "22.1"}
  ods.operation @log {since = "22.1"}
  ods.operation @mfma.f32.16x16x32.bf16 {since = "22.1"}
  ods.operation @mfma.f32.16x16x32.f16 {since = "22.1"}
  ods.operation @mfma.f32.32x32x16.bf16 {since = "22.1"}
  ods.operation @mfma.f32.32x32x16.f16 {since = "22.1"}
  ods.operation @mfma.i32.16x16x64.i8 {since = "22.1"}
  ods.operation @mfma.i32.32x32x32.i8 {since = "22.1"}
  ods.operation @mfma.scale.f32.16x16x128.f8f6f4 {since = "22.1"}
  ods.operation @mfma.scale.f32.32x32x64.f8f6f4 {since = "22.1"}
  ods.operation @permlane16.swap {since = "22.1"}
  ods.operation @permlane32.swap {since = "22.1"}
  ods.operation @permlanex16 {since = "22.1"}
  ods.operation @raw.ptr.buffer.load.lds {since = "22.1"}
  ods.operation @rcp {since = "22.1"}
  ods.operation @readfirstlane {since = "22.1"}
  ods.operation @readlane {since = "22.1"}
  ods.operation @s.barrier.init {since = "22.1"}
  ods.operation @s.barrier.join {since = "22.1"}
  ods.operation @s.barrier.leave {since = "22.1"}
  ods.operation @s.barrier.signal {since = "22.1"}
  ods.operation @s.barrier.signal.isfirst {since = "22.1"}
  ods.operation @s.barrier.signal.var {since = "22.1"}
  ods.operation @s.barrier.wait {since = "22.1"}
  ods.operation @s.get.barrier.state {since = "22.1"}
  ods.operation @s.get.named.barrier.state {since = "22.1"}
  ods.operation @s.nop {since = "22.1"}
  ods.operation @s.sleep {since = "22.1"}
  ods.operation @s.wait.asynccnt {since = "22.1"}
  ods.operation @s.wait.dscnt {since = "22.1"}
  ods.operation @s.wait.expcnt {since = "22.1"}
  ods.operation @s.wait.loadcnt {since = "22.1"}
  ods.operation @s.wait.storecnt {since = "22.1"}
  ods.operation @s.wait.tensorcnt {since = "22.1"}
  ods.operation @s.waitcnt {since = "22.1"}
  ods.operation @s.wakeup.barrier {since = "22.1"}
  ods.operation @sched.group.barrier {since = "22.1"}
  ods.operation @sin {since = "22.1"}
  ods.operation @smfmac.f32.16x16x128.bf8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x128.bf8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x128.fp8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x128.fp8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x32.bf16 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x32.f16 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.bf16 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.bf8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.bf8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.f16 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.fp8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.16x16x64.fp8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x16.bf16 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x16.f16 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.bf16 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.bf8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.bf8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.f16 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.fp8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x32.fp8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x64.bf8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x64.bf8.fp8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x64.fp8.bf8 {since = "22.1"}
  ods.operation @smfmac.f32.32x32x64.fp8.fp8 {since = "22.1"}
  ods.operation @smfmac.i32.16x16x128.i8 {since = "22.1"}
  ods.operation @smfmac.i32.16x16x64.i8 {since = "22.1"}
  ods.operation @smfmac.i32.32x32x32.i8 {since = "22.1"}
  ods.operation @smfmac.i32.32x32x64.i8 {since = "22.1"}
  ods.operation @sqrt {since = "22.1"}
  ods.operation @tanh {since = "22.1"}
  ods.operation @tensor.load.to.lds {since = "22.1"}
  ods.operation @tensor.load.to.lds.d2 {since = "22.1"}
  ods.operation @tensor.store.from.lds {since = "22.1"}
  ods.operation @tensor.store.from.lds.d2 {since = "22.1"}
  ods.operation @update.dpp {since = "22.1"}
  ods.operation @wavefrontsize {since = "22.1"}
  ods.operation @wmma.bf16.16x16x32.bf16 {since = "22.1"}
  ods.operation @wmma.bf16f32.16x16x32.bf16 {since = "22.1"}
  ods.operation @wmma.f16.16x16x128.bf8_bf8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x128.bf8_fp8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x128.fp8_bf8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x128.fp8_fp8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x32.f16 {since = "22.1"}
  ods.operation @wmma.f16.16x16x64.bf8_bf8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x64.bf8_fp8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x64.fp8_bf8 {since = "22.1"}
  ods.operation @wmma.f16.16x16x64.fp8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x128.bf8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x128.bf8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x128.fp8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x128.fp8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x16.bf8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x16.bf8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x16.fp8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x16.fp8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x32.bf16 {since = "22.1"}
  ods.operation @wmma.f32.16x16x32.f16 {since = "22.1"}
  ods.operation @wmma.f32.16x16x4.f32 {since = "22.1"}
  ods.operation @wmma.f32.16x16x64.bf8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x64.bf8_fp8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x64.fp8_bf8 {since = "22.1"}
  ods.operation @wmma.f32.16x16x64.fp8_fp8 {since = "22.1"}
  ods.operation @wmma.i32.16x16x32.iu4 {since = "22.1"}
  ods.operation @wmma.i32.16x16x64.iu8 {since = "22.1"}
  ods.operation @wmma.scale.f32.16x16x128.f8f6f4 {since = "22.1"}
  ods.operation @wmma.scale.f32.32x16x128.f4 {since = "22.1"}
  ods.operation @wmma.scale16.f32.16x16x128.f8f6f4 {since = "22.1"}
  ods.operation @wmma.scale16.f32.32x16x128.f4 {since = "22.1"}
  ods.operation @grid.dim.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @grid.dim.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @grid.dim.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @wmma.bf16.16x16x16.bf16 {attributes = ["opsel: i1 = false since 22.1"]}
  ods.operation @wmma.f16.16x16x16.f16 {attributes = ["opsel: i1 = false since 22.1"]}
  ods.operation @wmma.i32.16x16x16.iu4 {
    attributes = ["signA: i1 = false since 22.1", "signB: i1 = false since 22.1", "clamp: i1 = false since 22.1"]
  }
  ods.operation @wmma.i32.16x16x16.iu8 {
    attributes = ["signA: i1 = false since 22.1", "signB: i1 = false since 22.1", "clamp: i1 = false since 22.1"]
  }
  ods.operation @workgroup.dim.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workgroup.dim.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workgroup.dim.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workgroup.id.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workgroup.id.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workgroup.id.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workitem.id.x {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workitem.id.y {attributes = ["range: #llvm.constant_range? since 22.1"]}
  ods.operation @workitem.id.z {attributes = ["range: #llvm.constant_range? since 22.1"]}
}

ods.dialect @shard attributes {since = "22.1"} {
  ods.operation @all_gather {result_names = ["all_gather"]}
  ods.operation @all_reduce {result_names = ["all_reduce"]}
  ods.operation @all_slice {result_names = ["all_slice"]}
  ods.operation @all_to_all {result_names = ["all_to_all"]}
  ods.operation @broadcast {result_names = ["broadcast"]}
  ods.operation @gather {result_names = ["gather"]}
  ods.operation @grid_shape {result_names = ["grid_shape"]}
  ods.operation @recv {result_names = ["recv"]}
  ods.operation @reduce {result_names = ["reduce"]}
  ods.operation @reduce_scatter {result_names = ["reduce_scatter"]}
  ods.operation @scatter {result_names = ["scatter"]}
  ods.operation @send {result_names = ["send"]}
  ods.operation @shard_shape {result_names = ["shard_shape"]}
  ods.operation @shift {result_names = ["shift"]}
  ods.operation @neighbors_linear_indices {result_names = ["down_linear_idx", "up_linear_idx"]}
  ods.operation @process_linear_index {result_names = ["proc_linear_idx"]}
  ods.operation @process_multi_index {result_names = ["proc_linear_idx"]}
  ods.operation @shard {result_names = ["sharding_annotated"]}
  ods.operation @sharding {result_names = ["sharding"]}
}

ods.dialect @smt attributes {since = "22.1"} {
  ods.attribute @bv {parameters = ["value: integer", "type: self"], format = "`<` $value `>`"}
}

ods.dialect @spirv {
  ods.operation @GL.FClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.Fma {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.SClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @GL.UClamp {
    types = ["same(x, y, z, result)"],
    format = "operands attr-dict `:` type($result)"
  }
  ods.operation @ARM.Graph {since = "22.1"}
  ods.operation @ARM.GraphConstant {since = "22.1"}
  ods.operation @ARM.GraphEntryPoint {since = "22.1"}
  ods.operation @ARM.GraphOutputs {since = "22.1"}
  ods.operation @EXT.ConstantCompositeReplicate {since = "22.1"}
  ods.operation @EXT.EmitMeshTasks {since = "22.1"}
  ods.operation @EXT.SetMeshOutputs {since = "22.1"}
  ods.operation @EXT.SpecConstantCompositeReplicate {since = "22.1"}
  ods.operation @EmitVertex {since = "22.1"}
  ods.operation @EndPrimitive {since = "22.1"}
  ods.operation @GL.Acosh {since = "22.1"}
  ods.operation @GL.Asinh {since = "22.1"}
  ods.operation @GL.Atanh {since = "22.1"}
  ods.operation @GL.Cross {since = "22.1"}
  ods.operation @GL.Distance {since = "22.1"}
  ods.operation @GL.Exp2 {since = "22.1"}
  ods.operation @GL.FindILsb {since = "22.1"}
  ods.operation @GL.FindSMsb {since = "22.1"}
  ods.operation @GL.Fract {since = "22.1"}
  ods.operation @GL.Length {since = "22.1"}
  ods.operation @GL.Log2 {since = "22.1"}
  ods.operation @GL.Normalize {since = "22.1"}
  ods.operation @GL.PackHalf2x16 {since = "22.1"}
  ods.operation @GL.PackSnorm4x8 {since = "22.1"}
  ods.operation @GL.Reflect {since = "22.1"}
  ods.operation @GL.UnpackHalf2x16 {since = "22.1"}
  ods.operation @GL.UnpackSnorm4x8 {since = "22.1"}
  ods.operation @GroupNonUniformAll {since = "22.1"}
  ods.operation @GroupNonUniformAllEqual {since = "22.1"}
  ods.operation @GroupNonUniformAny {since = "22.1"}
  ods.operation @GroupNonUniformBallotBitCount {since = "22.1"}
  ods.operation @GroupNonUniformBallotFindLSB {since = "22.1"}
  ods.operation @GroupNonUniformBallotFindMSB {since = "22.1"}
  ods.operation @GroupNonUniformQuadSwap {since = "22.1"}
  ods.operation @GroupNonUniformRotateKHR {since = "22.1"}
  ods.operation @INTEL.ControlBarrierArrive {since = "22.1"}
  ods.operation @INTEL.ControlBarrierWait {since = "22.1"}
  ods.operation @INTEL.RoundFToTF32 {since = "22.1"}
  ods.operation @ImageFetch {since = "22.1"}
  ods.operation @ImageRead {since = "22.1"}
  ods.operation @ImageSampleExplicitLod {since = "22.1"}
  ods.operation @ImageSampleImplicitLod {since = "22.1"}
  ods.operation @ImageSampleProjDrefImplicitLod {since = "22.1"}
  ods.operation @ImageWrite {since = "22.1"}
  ods.operation @IsFinite {since = "22.1"}
  ods.operation @Kill {since = "22.1"}
  ods.operation @MatrixTimesVector {since = "22.1"}
  ods.operation @Switch {since = "22.1"}
  ods.operation @VectorTimesMatrix {since = "22.1"}
  ods.operation @GlobalVariable {
    attributes = [
      "type: type",
      "sym_name: string",
      "initializer: flat_symbol?",
      "location: i32?",
      "binding: i32?",
      "descriptor_set: i32?",
      "built_in: string? since 22.1",
      "linkage_attributes: #spirv.linkage_attributes?"
    ]
  }
  ods.operation @ImageDrefGather {attributes = ["image_operands: #spirv.image_operands? since 22.1"]}
  ods.operation @KHR.CooperativeMatrixLoad {
    attributes = [
      "matrix_layout: #spirv.coop_matrix_layout_khr",
      "memory_operand: #spirv.memory_access?",
      "alignment: @_32BitSignlessIntegerAttributeWhoseValueA? since 22.1"
    ]
  }
  ods.operation @KHR.CooperativeMatrixStore {
    attributes = [
      "matrix_layout: #spirv.coop_matrix_layout_khr",
      "memory_operand: #spirv.memory_access?",
      "alignment: @_32BitSignlessIntegerAttributeWhoseValueA? since 22.1"
    ]
  }
}

ods.dialect @wasmssa attributes {since = "22.1"} {
  ods.type @limit {parameters = ["min: uint32", "max: uint32?"], format = "`[` $min `` `:` ($max^)? `]`"}
  ods.operation @local_get {types = ["result = parameter(localVar, elementType)"], format = "$localVar `:` type($localVar) attr-dict"}
  ods.operation @local_tee {
    types = ["result = parameter(localVar, elementType)"],
    format = "$localVar `:` type($localVar) `to` $value `:` type($value) attr-dict"
  }
}

ods.dialect @x86vector {
  ods.operation @avx.bcst_to_f32.packed {since = "22.1"}
  ods.operation @avx.cvt.packed.even.indexed_to_f32 {since = "22.1"}
  ods.operation @avx.cvt.packed.odd.indexed_to_f32 {since = "22.1"}
  ods.operation @avx.dot.i8 {since = "22.1"}
  ods.operation @avx512.cvt.packed.f32_to_bf16 {since = "22.1"}
  ods.operation @avx512.dot {since = "22.1"}
}

ods.dialect @xegpu {
  ods.attribute @block_tdesc_attr {
    since = "22.1",
    parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "array_length: attr(integer | index) = 1 : i64", "boundary_check: attr(bool) = true"]
  }
  ods.attribute @scatter_tdesc_attr {
    since = "22.1",
    parameters = ["memory_space: #xegpu.memory_space = #xegpu<memory_space global>", "chunk_size: attr(integer | index) = 1 : i64"]
  }
  ods.attribute @mem_layout {since = "22.1", parameters = ["block: attribute?", "stride: attribute?"], format = "`<` struct(params) `>`"}
  ods.type @mem_desc {since = "22.1", parameters = ["shape: dims", "element: type", "layout: attribute?"], format = "`<` $shape `` $element (`,` $layout^)? `>`"}
  ods.type @tensor_desc {
    parameters = ["shape: dims", "element: type", "encoding: attribute = #xegpu.block_tdesc_attr<>", "layout: attribute?"],
    format = "`<` $shape `` $element (`,` $encoding^)? (`,` $layout^)? `>`"
  }
  ods.attribute @layout {since = "22.1"}
  ods.attribute @range {since = "22.1"}
  ods.attribute @slice {since = "22.1"}
  ods.operation @convert_layout {since = "22.1"}
  ods.operation @create_mem_desc {since = "22.1"}
  ods.operation @load_matrix {since = "22.1"}
  ods.operation @store_matrix {since = "22.1"}
  ods.operation @atomic_rmw {attributes = ["kind: @AtomicRMWKind", "layout: @DistributeLayoutAttr? since 22.1"]}
  ods.operation @dpas {
    attributes = [
      "layout_a: @DistributeLayoutAttr? since 22.1",
      "layout_b: @DistributeLayoutAttr? since 22.1",
      "layout_cd: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @load {
    attributes = [
      "chunk_size: i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @load_nd {
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "packed: unit? since 22.1",
      "transpose: array_i64?",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @prefetch {
    attributes = [
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "offset_align_byte: i64? since 22.1",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @prefetch_nd {
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @store {
    attributes = [
      "chunk_size: i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
  ods.operation @store_nd {
    attributes = [
      "const_offsets: array_i64? since 22.1",
      "l1_hint: #xegpu.cache_hint?",
      "l2_hint: #xegpu.cache_hint?",
      "l3_hint: #xegpu.cache_hint?",
      "layout: @DistributeLayoutAttr? since 22.1"
    ]
  }
}

ods.dialect @xevm attributes {since = "22.1"} {
}
