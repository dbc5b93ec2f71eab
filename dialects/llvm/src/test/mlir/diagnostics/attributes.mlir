// RUN: --allow-unregistered-dialect --split-input-file --verify-diagnostics
// Errors in attributes.

// expected-error @+1 {{expected '}' in attribute dictionary}}
"t.x"() {a = #arith.overflow<none><x>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"t.x"() {a = #llvm.linkage<internal><3>} : () -> ()

// -----

// expected-error @+2 {{expected one of [external, available_externally, linkonce, linkonce_odr, weak, weak_odr, appending, internal, private, extern_weak, common] for LLVM linkage types, got: foo}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.x"() {a = #llvm.linkage<foo>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM linkage types}}
// expected-error @+1 {{failed to parse LinkageAttr parameter 'linkage' which is to be a `linkage::Linkage`}}
"t.x"() {a = #llvm.linkage<>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"t.x"() {a = #llvm.linkage} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `llvm`}}
"t.x"() {a = #llvm.foo} : () -> ()

// -----

// expected-error @+2 {{expected one of [ccc, fastcc, coldcc, cc_10, cc_11, anyregcc, preserve_mostcc, preserve_allcc, swiftcc, cxx_fast_tlscc, tailcc, cfguard_checkcc, swifttailcc, x86_stdcallcc, x86_fastcallcc, arm_apcscc, arm_aapcscc, arm_aapcs_vfpcc, msp430_intrcc, x86_thiscallcc, ptx_kernelcc, ptx_devicecc, spir_funccc, spir_kernelcc, intel_ocl_bicc, x86_64_sysvcc, win64cc, x86_vectorcallcc, hhvmcc, hhvm_ccc, x86_intrcc, avr_intrcc, avr_builtincc, amdgpu_vscc, amdgpu_gscc, amdgpu_cscc, amdgpu_kernelcc, x86_regcallcc, amdgpu_hscc, msp430_builtincc, amdgpu_lscc, amdgpu_escc, aarch64_vectorcallcc, aarch64_sve_vectorcallcc, wasm_emscripten_invokecc, amdgpu_gfxcc, m68k_intrcc] for Calling Conventions, got: x}}
// expected-error @+1 {{failed to parse CConvAttr parameter 'CallingConv' which is to be a `CConv`}}
"t.x"() {a = #llvm.cconv<x>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM Comdat Types}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"t.x"() {a = #llvm.comdat<any>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"t.x"() {a = #llvm.comdat any} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, notail, musttail, tail] for Tail Call Kind, got: x}}
// expected-error @+1 {{failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
"t.x"() {a = #llvm.tailcallkind<x>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.fastmath<nnan|ninf>} : () -> ()

// -----

// expected-error @+2 {{expected ::mlir::LLVM::FastmathFlags to be one of: none, nnan, ninf, nsz, arcp, contract, afn, reassoc, fast}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.x"() {a = #llvm.fastmath<x>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{failed to parse LLVM_FastmathFlagsAttr parameter 'value' which is to be a `::mlir::LLVM::FastmathFlags`}}
"t.x"() {a = #llvm.fastmath<>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"t.x"() {a = #llvm.memory_effects<other = none, argMem = read>} : () -> ()

// -----

// expected-error @+2 {{expected one of [none, read, write, readwrite] for LLVM ModRefInfo, got: x}}
// expected-error @+1 {{failed to parse LLVM_MemoryEffectsAttr parameter 'other' which is to be a `ModRefInfo`}}
"t.x"() {a = #llvm.memory_effects<other = x, argMem = read>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: other}}
"t.x"() {a = #llvm.memory_effects<other = none, other = none>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"t.x"() {a = #llvm.memory_effects<foo = none>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"t.x"() {a = #llvm.memory_effects<foo>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"t.x"() {a = #llvm.memory_effects<3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"t.x"() {a = #llvm.memory_effects<>} : () -> ()

// -----

// expected-error @+1 {{target features must start with '+' or '-'}}
"t.x"() {a = #llvm.target_features<["a"]>} : () -> ()

// -----

// expected-error @+1 {{target features can not contain ','}}
"t.x"() {a = #llvm.target_features<["+a,+b"]>} : () -> ()

// -----

// expected-error @+1 {{target features can not be null or empty}}
"t.x"() {a = #llvm.target_features<[""]>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.x"() {a = #llvm.target_features<[a]>} : () -> ()

// -----

// expected-error @+1 {{expected ']'}}
"t.x"() {a = #llvm.target_features<["+a" "+b"]>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"t.x"() {a = #llvm.target_features<>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"t.x"() {a = #llvm.vscale_range<minRange = 1>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`}}
"t.x"() {a = #llvm.vscale_range<minRange = x>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_VScaleRangeAttr parameter 'minRange' which is to be a `IntegerAttr`}}
"t.x"() {a = #llvm.vscale_range<minRange = "x">} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TBAARootAttr parameter 'id' which is to be a `StringAttr`}}
"t.x"() {a = #llvm.tbaa_root<id = x>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: id}}
"t.x"() {a = #llvm.tbaa_root<id = "x", id = "y">} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {}>} : () -> ()

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {<#llvm.loop_unswitch<>, 0>}>} : () -> ()

// -----

// expected-error @+2 {{expected ','}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {<#llvm.tbaa_root>}>} : () -> ()

// -----

// expected-error @+3 {{invalid kind of attribute specified}}
// expected-error @+2 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
"t.x"() {a = #llvm.tbaa_type_desc<id = "any", members = {<i32, 0>}>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.x"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_root, access_type = <id = "a", members = {}>, offset = 0, constant = 1>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.x"() {a = #llvm.tbaa_tag<base_type = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TBAATagAttr parameter 'base_type' which is to be a `TBAATypeDescriptorAttr`}}
"t.x"() {a = #llvm.tbaa_tag<base_type = #llvm.tbaa_root>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: base_type}}
"t.x"() {a = #llvm.tbaa_tag<offset = 0, constant = 1>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: base_type}}
"t.x"() {a = #llvm.tbaa_tag<offset = 0, constant = false>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
"t.x"() {a = #llvm.tbaa_member<<>, 4>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_AccessGroupAttr parameter 'id' which is to be a `DistinctAttr`}}
"t.x"() {a = #llvm.access_group<id = 3>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'parallelAccesses' which is to be a `::llvm::ArrayRef<AccessGroupAttr>`}}
"t.x"() {a = #llvm.loop_annotation<parallelAccesses = #llvm.access_group<id = distinct[0]<>>, #llvm.access_group<id = distinct[1]<>>, mustProgress = false>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'startLoc' which is to be a `FusedLoc`}}
"t.x"() {a = #llvm.loop_annotation<startLoc = loc("a":1:2)>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'mustProgress' which is to be a `BoolAttr`}}
"t.x"() {a = #llvm.loop_annotation<mustProgress = 3>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"t.x"() {a = #llvm.loop_annotation<mustProgress>} : () -> ()

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse LoopAnnotationAttr parameter 'vectorize' which is to be a `LoopVectorizeAttr`}}
"t.x"() {a = #llvm.loop_annotation<vectorize = 3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"t.x"() {a = #llvm.loop_interleave<>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LoopInterleaveAttr parameter 'count' which is to be a `IntegerAttr`}}
"t.x"() {a = #llvm.loop_interleave<count = 3.0>} : () -> ()

// -----

// expected-error @+1 {{expected 'in'}}
"t.x"() {a = #llvm.di_file<"a" on "b">} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIFileAttr parameter 'name' which is to be a `StringAttr`}}
"t.x"() {a = #llvm.di_file<a in "b">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIFileAttr parameter 'directory' which is to be a `StringAttr`}}
"t.x"() {a = #llvm.di_file<"a" in 3>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info tag name: DW_TAG_foo}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'tag' which is to be a `unsigned`}}
"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_foo, name = "int">} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info encoding name: DW_ATE_x}}
// expected-error @+1 {{failed to parse LLVM_DIBasicTypeAttr parameter 'encoding' which is to be a `unsigned`}}
"t.x"() {a = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", encoding = DW_ATE_x>} : () -> ()

// -----

"t.x"() {a = #llvm.di_basic_type<name = "int">} : () -> ()

// -----

// expected-error @+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: x}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"t.x"() {a = #llvm.di_compile_unit<emissionKind = x>} : () -> ()

// -----

// expected-error @+1 {{struct is missing required parameter: id}}
"t.x"() {a = #llvm.di_compile_unit<emissionKind = "Full">} : () -> ()

// -----

// expected-error @+2 {{expected one of [None, Full, LineTablesOnly, DebugDirectivesOnly] for LLVM debug emission kind, got: x}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"t.x"() {a = #llvm.di_compile_unit<emissionKind = "x">} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM debug emission kind}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'emissionKind' which is to be a `DIEmissionKind`}}
"t.x"() {a = #llvm.di_compile_unit<emissionKind = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info language name: DW_LANG_x}}
// expected-error @+1 {{failed to parse LLVM_DICompileUnitAttr parameter 'sourceLanguage' which is to be a `unsigned`}}
"t.x"() {a = #llvm.di_compile_unit<sourceLanguage = DW_LANG_x>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = Public|Vector>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: x}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = x>} : () -> ()

// -----

// expected-error @+2 {{expected keyword for LLVM DI flags}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = 3>} : () -> ()

// -----

// expected-error @+3 {{expected valid keyword}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.x"() {a = #llvm.di_expression<[]>} : () -> ()

// -----

// expected-error @+3 {{invalid debug info debug info operation encoding name: DW_OP_foo}}
// expected-error @+2 {{failed to parse LLVM_DIExpressionElemAttr parameter 'opcode' which is to be a `unsigned`}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.x"() {a = #llvm.di_expression<[DW_OP_foo]>} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.x"() {a = #llvm.di_expression<[DW_OP_plus_uconst()]>} : () -> ()

// -----

// expected-error @+2 {{encountered unknown attribute encoding "DW_ATE_x"}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(16, DW_ATE_x)]>} : () -> ()

// -----

// expected-error @+3 {{expected integer value}}
// expected-error @+2 {{expected integer operand}}
// expected-error @+1 {{failed to parse LLVM_DIExpressionAttr parameter 'operations' which is to be a `::llvm::ArrayRef<DIExpressionElemAttr>`}}
"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(DW_ATE_x)]>} : () -> ()

// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"t.x"() {a = #llvm.di_expression_elem DW_OP_deref} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = <>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = 3>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"t.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error @+2 {{expected attribute value}}
// expected-error @+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'types' which is to be a `::llvm::ArrayRef<DITypeAttr>`}}
"t.x"() {a = #llvm.di_subroutine_type<types = #llvm.di_null_type, callingConvention = DW_CC_normal>} : () -> ()

// -----

// expected-error @+2 {{invalid debug info debug info calling convention name: DW_CC_x}}
// expected-error @+1 {{failed to parse LLVM_DISubroutineTypeAttr parameter 'callingConvention' which is to be a `unsigned`}}
"t.x"() {a = #llvm.di_subroutine_type<callingConvention = DW_CC_x>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: Foo}}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.x"() {a = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, file = <"a" in "b">, subprogramFlags = "Foo">} : () -> ()

// -----

"t.x"() {a = #llvm.di_subprogram<line = 3>} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse LLVM_DINamespaceAttr parameter 'exportSymbols' which is to be a `bool`}}
"t.x"() {a = #llvm.di_namespace<exportSymbols = x>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DIStringTypeAttr parameter 'stringLength' which is to be a `DIVariableAttr`}}
"t.x"() {a = #llvm.di_string_type<tag = DW_TAG_string_type, name = "", stringLength = #llvm.di_null_type>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `mdnode` in dialect `llvm`}}
"t.x"() {a = #llvm.mdnode} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `struct` in dialect `llvm`}}
"t.x"() {a = #llvm.struct<i32>} : () -> ()

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: Public,Vector}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "Public,Vector">} : () -> ()

// -----

// expected-error @+2 {{expected one of [Zero, Bit0, Bit1, Private, Protected, Public, FwdDecl, AppleBlock, ReservedBit4, Virtual, Artificial, Explicit, Prototyped, ObjcClassComplete, ObjectPointer, Vector, StaticMember, LValueReference, RValueReference, ExportSymbols, SingleInheritance, MultipleInheritance, VirtualInheritance, IntroducedVirtual, BitField, NoReturn, TypePassByValue, TypePassByReference, EnumClass, Thunk, NonTrivial, BigEndian, LittleEndian, AllCallsDescribed] for LLVM DI flags, got: }}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'flags' which is to be a `DIFlags`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, flags = "">} : () -> ()

// -----

// expected-error @+2 {{expected one of [Virtual, PureVirtual, LocalToUnit, Definition, Optimized, Pure, Elemental, Recursive, MainSubprogram, Deleted, ObjCDirect] for LLVM DISubprogram flags, got: }}
// expected-error @+1 {{failed to parse LLVM_DISubprogramAttr parameter 'subprogramFlags' which is to be a `DISubprogramFlags`}}
"t.x"() {a = #llvm.di_subprogram<scope = #llvm.di_file<"a" in "b">, file = <"a" in "b">, subprogramFlags = "">} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.x"() {a = #llvm.di_lexical_block<scope = #llvm.di_basic_type<tag = DW_TAG_null, name = "">>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"t.x"() {a = #llvm.di_lexical_block<scope = #llvm.di_label<scope=#llvm.di_file<"a" in "b">>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, elements = #llvm.di_expression<>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, elements = #llvm.di_global_variable_expression<var = <file = <"a" in "b">, line = 3, type = #llvm.di_null_type>>>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_DICompositeTypeAttr parameter 'elements' which is to be a `::llvm::ArrayRef<DINodeAttr>`}}
"t.x"() {a = #llvm.di_composite_type<tag = DW_TAG_null, elements = [#llvm.di_null_type]>} : () -> ()

// -----

// expected-error @+2 {{expected string}}
// expected-error @+1 {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'id' which is to be a `::llvm::StringRef`}}
"t.x"() {a = #llvm.tbaa_type_desc<id = 3>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"t.x"() {a = #llvm.tbaa_type_desc<id = "a\0Ab\22">} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: exportSymbols}}
"t.x"() {a = #llvm.di_namespace<exportSymbols = true, exportSymbols = true>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.loop_annotation<mustProgress = true : i1>} : () -> ()

// -----

// expected-error @+1 {{expected ']'}}
"t.x"() {a = #llvm.di_expression<[DW_OP_LLVM_convert(8, DW_ATE_signed)(3)]>} : () -> ()

// -----

// expected-error @+1 {{expected ']'}}
"t.x"() {a = #llvm.di_expression<[DW_OP_deref DW_OP_deref]>} : () -> ()

// -----

// expected-error @+2 {{expected one of [any, exactmatch, largest, nodeduplicate, samesize] for LLVM Comdat Types, got: x}}
// expected-error @+1 {{failed to parse ComdatAttr parameter 'comdat' which is to be a `comdat::Comdat`}}
"t.x"() {a = #llvm<comdat x>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.target_features<["+a"],>} : () -> ()

// -----

// expected-error @+2 {{invalid kind of attribute specified}}
// expected-error @+1 {{failed to parse LLVM_TargetFeaturesAttr parameter 'features' which is to be a `::llvm::ArrayRef<StringAttr>`}}
"t.x"() {a = #llvm.target_features<[3]>} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = #llvm<"x">} : () -> ()

// -----

// expected-error @+1 {{expected valid keyword}}
"t.x"() {a = #llvm<3>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword}}
// expected-error @+1 {{expected a parameter name in struct}}
"t.x"() {a = #llvm.loop_unroll<disable = true,>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.loop_unroll<3>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: disable}}
"t.x"() {a = #llvm.loop_unroll<disable = true, disable = false>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"t.x"() {a = #llvm.access_group<id = distinct[0]<>, id = distinct[0]<>>} : () -> ()

// -----

// expected-error @+1 {{duplicate or unknown struct parameter name: foo}}
"t.x"() {a = #llvm.access_group<foo = 3>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
"t.x"() {a = #llvm.access_group<id = distinct[0]<>} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"t.x"() {a = #llvm.access_group} : () -> ()
