// The definitions of MLIR 22.1 (Apache License 2.0 with LLVM exceptions), as .ci/import-dialects imports them.

ods.dialect @spirv attributes {
  source = "MLIR 22.1",
  other_types = true,
  other_attributes = true
} {
  ods.constraint @CooperativeMatrixOf163264BitFloatOr {
    accepts = "!spirv.coopmatrix & unchecked(\"(cast<spirv::CooperativeMatrixType>($_self).getElementType().isF16() || cast<spirv::CooperativeMatrixType>($_self).getElementType().isF32() || cast<spirv::CooperativeMatrixType>($_self).getElementType().isF64()) || isa<BFloat16Type>(cast<spirv::CooperativeMatrixType>($_self).getElementType())\")",
    description = "Cooperative Matrix of 16/32/64-bit float or BFloat16 values"
  }
  ods.constraint @CooperativeMatrixOf163264BitFloatValues {
    accepts = "!spirv.coopmatrix & unchecked(\"cast<spirv::CooperativeMatrixType>($_self).getElementType().isF16() || cast<spirv::CooperativeMatrixType>($_self).getElementType().isF32() || cast<spirv::CooperativeMatrixType>($_self).getElementType().isF64()\")",
    description = "Cooperative Matrix of 16/32/64-bit float values"
  }
  ods.constraint @CooperativeMatrixOf8163264BitInteger {
    accepts = "!spirv.coopmatrix & unchecked(\"cast<spirv::CooperativeMatrixType>($_self).getElementType().isInteger(8) || cast<spirv::CooperativeMatrixType>($_self).getElementType().isInteger(16) || cast<spirv::CooperativeMatrixType>($_self).getElementType().isInteger(32) || cast<spirv::CooperativeMatrixType>($_self).getElementType().isInteger(64)\")",
    description = "Cooperative Matrix of 8/16/32/64-bit integer values"
  }
  ods.constraint @FixedLengthVectorOf163264BitFloatOrOf234 {
    accepts = "fixed_vector(@SPIRV_AnyFloat) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOf163264BitFloatValues2 {
    accepts = "fixed_vector(@SPIRV_Float) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of 16/32/64-bit float values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOf1632BitFloatValuesOf2 {
    accepts = "fixed_vector(@SPIRV_Float16or32) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of 16/32-bit float values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOf8163264BitIntegerOf23 {
    accepts = "fixed_vector(@SPIRV_Integer) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of 8/16/32/64-bit integer values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOfBoolValuesOfLength234 {
    accepts = "fixed_vector(i1) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of bool values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOfFloat32ValuesOfLength {
    accepts = "fixed_vector(f32) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of Float32 values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOfInt16ValuesOfLength23 {
    accepts = "fixed_vector(i16) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of Int16 values of length 2/3/4/8/16"
  }
  ods.constraint @FixedLengthVectorOfInt32ValuesOfLength23 {
    accepts = "fixed_vector(i32) & elements(2, 3, 4, 8, 16)",
    description = "fixed-length vector of Int32 values of length 2/3/4/8/16"
  }
  ods.constraint @MatrixOf163264BitFloatValues {
    accepts = "!spirv.matrix & unchecked(\"cast<spirv::MatrixType>($_self).getElementType().isF16() || cast<spirv::MatrixType>($_self).getElementType().isF32() || cast<spirv::MatrixType>($_self).getElementType().isF64()\")",
    description = "Matrix of 16/32/64-bit float values"
  }
  ods.constraint @SPIRV_AnyArray {accepts = "!spirv.array", description = "any SPIR-V array type"}
  ods.constraint @SPIRV_AnyCooperativeMatrix {
    accepts = "!spirv.coopmatrix",
    description = "any SPIR-V cooperative matrix type"
  }
  ods.constraint @SPIRV_AnyFloat {accepts = "@SPIRV_Float | @SPIRV_BFloat16KHR"}
  ods.constraint @SPIRV_AnyImage {accepts = "!spirv.image", description = "any SPIR-V image type"}
  ods.constraint @SPIRV_AnyMatrix {accepts = "!spirv.matrix", description = "any SPIR-V matrix type"}
  ods.constraint @SPIRV_AnyPtr {accepts = "!spirv.ptr", description = "any SPIR-V pointer type"}
  ods.constraint @SPIRV_AnyRTArray {accepts = "!spirv.rtarray", description = "any SPIR-V runtime array type"}
  ods.constraint @SPIRV_AnySampledImage {
    accepts = "!spirv.sampled_image",
    description = "any SPIR-V sampled image type"
  }
  ods.constraint @SPIRV_AnyStruct {accepts = "!spirv.struct", description = "any SPIR-V struct type"}
  ods.constraint @SPIRV_AnyTensorArm {accepts = "!spirv.arm.tensor", description = "any SPIR-V tensorArm type"}
  ods.constraint @SPIRV_BFloat16KHR {accepts = "bf16", description = "BFloat16"}
  ods.constraint @SPIRV_Bool {accepts = "i1", description = "bool"}
  ods.constraint @SPIRV_Composite {
    accepts = "@SPIRV_Vector | @SPIRV_AnyArray | @SPIRV_AnyRTArray | @SPIRV_AnyStruct | @SPIRV_AnyCooperativeMatrix | @SPIRV_AnyMatrix | @SPIRV_AnyTensorArm"
  }
  ods.constraint @SPIRV_Float {accepts = "f16 | f32 | f64", description = "16/32/64-bit float"}
  ods.constraint @SPIRV_Float16or32 {accepts = "f16 | f32", description = "16/32-bit float"}
  ods.constraint @SPIRV_Float32 {accepts = "f32", description = "Float32"}
  ods.constraint @SPIRV_IOrUIVec4 {
    accepts = "vector(@SPIRV_SignlessOrUnsignedInt) & min_rank(1) & elements(4)",
    description = "vector of 8/16/32/64-bit signless/unsigned integer values of length 4"
  }
  ods.constraint @SPIRV_Int16 {accepts = "i16", description = "Int16"}
  ods.constraint @SPIRV_Int32 {accepts = "i32", description = "Int32"}
  ods.constraint @SPIRV_Int32Vec4 {
    accepts = "vector(int(32)) & min_rank(1) & elements(4)",
    description = "vector of 32-bit integer values of length 4"
  }
  ods.constraint @SPIRV_Integer {
    accepts = "int(8) | int(16) | int(32) | int(64)",
    description = "8/16/32/64-bit integer"
  }
  ods.constraint @SPIRV_Numerical {accepts = "@SPIRV_Integer | @SPIRV_AnyFloat"}
  ods.constraint @SPIRV_Scalar {accepts = "@SPIRV_Numerical | @SPIRV_Bool"}
  ods.constraint @SPIRV_ScalarOrVector {accepts = "@SPIRV_Scalar | @SPIRV_Vector"}
  ods.constraint @SPIRV_SignlessOrUnsignedInt {
    accepts = "@_8BitSignlessUnsignedInteger | @_16BitSignlessUnsignedInteger | @_32BitSignlessUnsignedInteger | @_64BitSignlessUnsignedInteger",
    description = "8/16/32/64-bit signless/unsigned integer"
  }
  ods.constraint @SPIRV_Type {
    accepts = "@SPIRV_Void | @SPIRV_Bool | @SPIRV_Integer | @SPIRV_AnyFloat | @SPIRV_Vector | @SPIRV_AnyPtr | @SPIRV_AnyArray | @SPIRV_AnyRTArray | @SPIRV_AnyStruct | @SPIRV_AnyCooperativeMatrix | @SPIRV_AnyMatrix | @SPIRV_AnySampledImage | @SPIRV_AnyImage | @SPIRV_AnyTensorArm"
  }
  ods.constraint @SPIRV_Vector {
    accepts = "vector(i1 | @SPIRV_Integer | @SPIRV_AnyFloat) & min_rank(1) & elements(2, 3, 4, 8, 16)",
    description = "vector of bool or 8/16/32/64-bit integer or 16/32/64-bit float or BFloat16 values of length 2/3/4/8/16"
  }
  ods.constraint @SPIRV_Void {accepts = "none", description = "void"}
  ods.constraint @VectorOf163264BitFloatValuesOfLength234 {
    accepts = "vector(@SPIRV_Float) & min_rank(1) & elements(2, 3, 4)",
    description = "vector of 16/32/64-bit float values of length 2/3/4"
  }
  ods.constraint @VectorOf163264BitFloatValuesOfLength4 {
    accepts = "vector(@SPIRV_Float) & min_rank(1) & elements(4)",
    description = "vector of 16/32/64-bit float values of length 4"
  }
  ods.constraint @VectorOf32BitSignlessUnsignedIntegerOf4 {
    accepts = "vector(i32 | ui32) & min_rank(1) & elements(4)",
    description = "vector of 32-bit signless/unsigned integer values of length 4"
  }
  ods.constraint @VectorOf8163264BitIntegerValuesOfLength4 {
    accepts = "vector(@SPIRV_Integer) & min_rank(1) & elements(4)",
    description = "vector of 8/16/32/64-bit integer values of length 4"
  }
  ods.constraint @VectorOfFloat32ValuesOfLength2 {
    accepts = "vector(f32) & min_rank(1) & elements(2)",
    description = "vector of Float32 values of length 2"
  }
  ods.constraint @VectorOfFloat32ValuesOfLength4 {
    accepts = "vector(f32) & min_rank(1) & elements(4)",
    description = "vector of Float32 values of length 4"
  }
  ods.constraint @_16BitSignlessUnsignedInteger {
    accepts = "i16 | ui16",
    description = "16-bit signless/unsigned integer"
  }
  ods.constraint @_32BitSignlessUnsignedInteger {
    accepts = "i32 | ui32",
    description = "32-bit signless/unsigned integer"
  }
  ods.constraint @_64BitSignlessUnsignedInteger {
    accepts = "i64 | ui64",
    description = "64-bit signless/unsigned integer"
  }
  ods.constraint @_8BitSignlessUnsignedInteger {accepts = "i8 | ui8", description = "8-bit signless/unsigned integer"}

  ods.attribute_constraint @SPIRV_VerCapExtAttr {
    accepts = "unchecked(\"isa<spirv::VerCapExtAttr>($_self)\")",
    description = "version-capability-extension attribute"
  }
  ods.attribute_constraint @TypeAttributeOfAnySPIRVCooperativeMatrix {
    accepts = "type(!spirv.coopmatrix)",
    description = "type attribute of any SPIR-V cooperative matrix type"
  }
  ods.attribute_constraint @TypedAttrInterface {accepts = "typed(any)", description = "TypedAttr instance"}
  ods.attribute_constraint @_32BitSignlessIntegerAttributeWhoseValueA {
    accepts = "i32 & positive & power_of_2",
    description = "32-bit signless integer attribute whose value is positive and whose value is a power of two > 0"
  }

  ods.enum @AddressingModel {
    type = "i32",
    cases = ["Logical", "Physical32", "Physical64", "PhysicalStorageBuffer64 = 5348"]
  }
  ods.enum @BuiltIn {
    type = "i32",
    cases = [
      "Position",
      "PointSize",
      "ClipDistance = 3",
      "CullDistance",
      "VertexId",
      "InstanceId",
      "PrimitiveId",
      "InvocationId",
      "Layer",
      "ViewportIndex",
      "TessLevelOuter",
      "TessLevelInner",
      "TessCoord",
      "PatchVertices",
      "FragCoord",
      "PointCoord",
      "FrontFacing",
      "SampleId",
      "SamplePosition",
      "SampleMask",
      "FragDepth = 22",
      "HelperInvocation",
      "NumWorkgroups",
      "WorkgroupSize",
      "WorkgroupId",
      "LocalInvocationId",
      "GlobalInvocationId",
      "LocalInvocationIndex",
      "WorkDim",
      "GlobalSize",
      "EnqueuedWorkgroupSize",
      "GlobalOffset",
      "GlobalLinearId",
      "SubgroupSize = 36",
      "SubgroupMaxSize",
      "NumSubgroups",
      "NumEnqueuedSubgroups",
      "SubgroupId",
      "SubgroupLocalInvocationId",
      "VertexIndex",
      "InstanceIndex",
      "SubgroupEqMask = 4416",
      "SubgroupGeMask",
      "SubgroupGtMask",
      "SubgroupLeMask",
      "SubgroupLtMask",
      "BaseVertex = 4424",
      "BaseInstance",
      "DrawIndex",
      "PrimitiveShadingRateKHR = 4432",
      "DeviceIndex = 4438",
      "ViewIndex = 4440",
      "ShadingRateKHR = 4444",
      "BaryCoordNoPerspAMD = 4992",
      "BaryCoordNoPerspCentroidAMD",
      "BaryCoordNoPerspSampleAMD",
      "BaryCoordSmoothAMD",
      "BaryCoordSmoothCentroidAMD",
      "BaryCoordSmoothSampleAMD",
      "BaryCoordPullModelAMD",
      "FragStencilRefEXT = 5014",
      "ViewportMaskNV = 5253",
      "SecondaryPositionNV = 5257",
      "SecondaryViewportMaskNV",
      "PositionPerViewNV = 5261",
      "ViewportMaskPerViewNV",
      "FullyCoveredEXT = 5264",
      "BaryCoordKHR = 5286",
      "BaryCoordNoPerspKHR",
      "FragSizeEXT = 5292",
      "FragInvocationCountEXT",
      "PrimitivePointIndicesEXT",
      "PrimitiveLineIndicesEXT",
      "PrimitiveTriangleIndicesEXT",
      "CullPrimitiveEXT = 5299",
      "LaunchIdKHR = 5319",
      "LaunchSizeKHR",
      "WorldRayOriginKHR",
      "WorldRayDirectionKHR",
      "ObjectRayOriginKHR",
      "ObjectRayDirectionKHR",
      "RayTminKHR",
      "RayTmaxKHR",
      "InstanceCustomIndexKHR",
      "ObjectToWorldKHR = 5330",
      "WorldToObjectKHR",
      "HitTNV",
      "HitKindKHR",
      "CurrentRayTimeNV",
      "IncomingRayFlagsKHR = 5351",
      "RayGeometryIndexKHR",
      "WarpsPerSMNV = 5374",
      "SMCountNV",
      "WarpIDNV",
      "SMIDNV",
      "CullMaskKHR = 6021"
    ]
  }
  ods.enum @Capability {
    type = "i32",
    cases = [
      "Matrix",
      "Addresses = 4",
      "Linkage",
      "Kernel",
      "Float16 = 9",
      "Float64",
      "Int64",
      "Groups = 18",
      "Int16 = 22",
      "Int8 = 39",
      "Sampled1D = 43",
      "SampledBuffer = 46",
      "GroupNonUniform = 61",
      "ShaderLayer = 69",
      "ShaderViewportIndex",
      "UniformDecoration",
      "SubgroupBallotKHR = 4423",
      "SubgroupVoteKHR = 4431",
      "StorageBuffer16BitAccess = 4433",
      "StoragePushConstant16 = 4435",
      "StorageInputOutput16",
      "DeviceGroup",
      "AtomicStorageOps = 4445",
      "SampleMaskPostDepthCoverage = 4447",
      "StorageBuffer8BitAccess",
      "StoragePushConstant8 = 4450",
      "DenormPreserve = 4464",
      "DenormFlushToZero",
      "SignedZeroInfNanPreserve",
      "RoundingModeRTE",
      "RoundingModeRTZ",
      "ImageFootprintNV = 5282",
      "FragmentBarycentricKHR = 5284",
      "MeshShadingEXT = 5283",
      "ComputeDerivativeGroupQuadsNV = 5288",
      "GroupNonUniformPartitionedNV = 5297",
      "VulkanMemoryModel = 5345",
      "VulkanMemoryModelDeviceScope",
      "ComputeDerivativeGroupLinearNV = 5350",
      "BindlessTextureNV = 5390",
      "SubgroupShuffleINTEL = 5568",
      "SubgroupBufferBlockIOINTEL",
      "SubgroupImageBlockIOINTEL",
      "SubgroupImageMediaBlockIOINTEL = 5579",
      "RoundToInfinityINTEL = 5582",
      "FloatingPointModeINTEL",
      "FunctionPointersINTEL = 5603",
      "IndirectReferencesINTEL",
      "AsmINTEL = 5606",
      "AtomicFloat32MinMaxEXT = 5612",
      "AtomicFloat64MinMaxEXT",
      "AtomicFloat16MinMaxEXT = 5616",
      "VectorAnyINTEL = 5619",
      "ExpectAssumeKHR = 5629",
      "SubgroupAvcMotionEstimationINTEL = 5696",
      "SubgroupAvcMotionEstimationIntraINTEL",
      "SubgroupAvcMotionEstimationChromaINTEL",
      "VariableLengthArrayINTEL = 5817",
      "FunctionFloatControlINTEL = 5821",
      "FPGAMemoryAttributesINTEL = 5824",
      "ArbitraryPrecisionIntegersINTEL = 5844",
      "ArbitraryPrecisionFloatingPointINTEL",
      "UnstructuredLoopControlsINTEL = 5886",
      "FPGALoopControlsINTEL = 5888",
      "KernelAttributesINTEL = 5892",
      "FPGAKernelAttributesINTEL = 5897",
      "FPGAMemoryAccessesINTEL",
      "FPGAClusterAttributesINTEL = 5904",
      "LoopFuseINTEL = 5906",
      "MemoryAccessAliasingINTEL = 5910",
      "FPGABufferLocationINTEL = 5920",
      "ArbitraryPrecisionFixedPointINTEL = 5922",
      "USMStorageClassesINTEL = 5935",
      "IOPipesINTEL = 5943",
      "BlockingPipesALTERA = 5945",
      "FPGARegINTEL = 5948",
      "DotProductInputAll = 6016",
      "DotProductInput4x8BitPacked = 6018",
      "DotProduct",
      "RayCullMaskKHR",
      "CooperativeMatrixKHR = 6022",
      "ReplicatedCompositesEXT = 6024",
      "BitInstructions",
      "AtomicFloat32AddEXT = 6033",
      "AtomicFloat64AddEXT",
      "LongConstantCompositeINTEL = 6089",
      "OptNoneINTEL = 6094",
      "AtomicFloat16AddEXT",
      "DebugInfoModuleINTEL = 6114",
      "SplitBarrierINTEL = 6141",
      "GroupUniformArithmeticKHR = 6400",
      "Shader = 1",
      "Vector16 = 7",
      "Float16Buffer",
      "Int64Atomics = 12",
      "ImageBasic",
      "Pipes = 17",
      "DeviceEnqueue = 19",
      "LiteralSampler",
      "GenericPointer = 38",
      "Image1D = 44",
      "ImageBuffer = 47",
      "NamedBarrier = 59",
      "GroupNonUniformVote = 62",
      "GroupNonUniformArithmetic",
      "GroupNonUniformBallot",
      "GroupNonUniformShuffle",
      "GroupNonUniformShuffleRelative",
      "GroupNonUniformClustered",
      "GroupNonUniformQuad",
      "StorageUniform16 = 4434",
      "UniformAndStorageBuffer8BitAccess = 4449",
      "UniformTexelBufferArrayDynamicIndexing = 5304",
      "VectorComputeINTEL = 5617",
      "FPFastMathModeINTEL = 5837",
      "DotProductInput4x8Bit = 6017",
      "GroupNonUniformRotateKHR = 6026",
      "Geometry = 2",
      "Tessellation",
      "ImageReadWrite = 14",
      "ImageMipmap",
      "AtomicStorage = 21",
      "ImageGatherExtended = 25",
      "StorageImageMultisample = 27",
      "UniformBufferArrayDynamicIndexing",
      "SampledImageArrayDynamicIndexing",
      "StorageBufferArrayDynamicIndexing",
      "StorageImageArrayDynamicIndexing",
      "ClipDistance",
      "CullDistance",
      "SampleRateShading = 35",
      "SampledRect = 37",
      "InputAttachment = 40",
      "SparseResidency",
      "MinLod",
      "SampledCubeArray = 45",
      "ImageMSArray = 48",
      "StorageImageExtendedFormats",
      "ImageQuery",
      "DerivativeControl",
      "InterpolationFunction",
      "TransformFeedback",
      "StorageImageReadWithoutFormat = 55",
      "StorageImageWriteWithoutFormat",
      "SubgroupDispatch = 58",
      "PipeStorage = 60",
      "FragmentShadingRateKHR = 4422",
      "DrawParameters = 4427",
      "WorkgroupMemoryExplicitLayoutKHR",
      "WorkgroupMemoryExplicitLayout16BitAccessKHR = 4430",
      "MultiView = 4439",
      "VariablePointersStorageBuffer = 4441",
      "RayQueryProvisionalKHR = 4471",
      "RayQueryKHR",
      "RayTracingKHR = 4479",
      "Float16ImageAMD = 5008",
      "ImageGatherBiasLodAMD",
      "FragmentMaskAMD",
      "StencilExportEXT = 5013",
      "ImageReadWriteLodAMD = 5015",
      "Int64ImageEXT",
      "ShaderClockKHR = 5055",
      "FragmentFullyCoveredEXT = 5265",
      "FragmentDensityEXT = 5291",
      "ShaderNonUniform = 5301",
      "RuntimeDescriptorArray",
      "StorageTexelBufferArrayDynamicIndexing = 5305",
      "RayTracingNV = 5340",
      "RayTracingMotionBlurNV",
      "PhysicalStorageBufferAddresses = 5347",
      "RayTracingProvisionalKHR = 5353",
      "FragmentShaderSampleInterlockEXT = 5363",
      "FragmentShaderShadingRateInterlockEXT = 5372",
      "ShaderSMBuiltinsNV",
      "FragmentShaderPixelInterlockEXT = 5378",
      "DemoteToHelperInvocation",
      "IntegerFunctions2INTEL = 5584",
      "TessellationPointSize = 23",
      "GeometryPointSize",
      "ImageCubeArray = 34",
      "ImageRect = 36",
      "GeometryStreams = 54",
      "MultiViewport = 57",
      "TensorsARM = 4174",
      "StorageTensorArrayDynamicIndexingEXT",
      "StorageTensorArrayNonUniformIndexingEXT",
      "GraphARM = 4191",
      "WorkgroupMemoryExplicitLayout8BitAccessKHR = 4429",
      "VariablePointers = 4442",
      "RayTraversalPrimitiveCullingKHR = 4478",
      "SampleMaskOverrideCoverageNV = 5249",
      "GeometryShaderPassthroughNV = 5251",
      "PerViewAttributesNV = 5260",
      "InputAttachmentArrayDynamicIndexing = 5303",
      "UniformBufferArrayNonUniformIndexing = 5306",
      "SampledImageArrayNonUniformIndexing",
      "StorageBufferArrayNonUniformIndexing",
      "StorageImageArrayNonUniformIndexing",
      "InputAttachmentArrayNonUniformIndexing",
      "UniformTexelBufferArrayNonUniformIndexing",
      "StorageTexelBufferArrayNonUniformIndexing",
      "ShaderViewportIndexLayerEXT = 5254",
      "ShaderViewportMaskNV",
      "ShaderStereoViewNV = 5259",
      "Bfloat16ConversionINTEL = 6115",
      "CacheControlsINTEL = 6441",
      "BFloat16TypeKHR = 5116",
      "BFloat16DotProductKHR",
      "BFloat16CooperativeMatrixKHR",
      "TensorFloat32RoundingINTEL = 6425"
    ]
  }
  ods.enum @ClientAPI {
    type = "i32",
    cases = ["Metal", "OpenCL", "Vulkan", "WebGPU", "Unknown = 4294967295"]
  }
  ods.enum @CooperativeMatrixLayoutKHR {
    type = "i32",
    cases = ["RowMajor", "ColumnMajor"]
  }
  ods.enum @CooperativeMatrixOperandsKHR {
    type = "i32",
    bits = true,
    separator = "|",
    cases = ["None = 0", "ASigned = 1", "BSigned = 2", "CSigned = 4", "ResultSigned = 8", "AccSat = 16"]
  }
  ods.enum @CooperativeMatrixUseKHR {
    type = "i32",
    cases = ["MatrixA", "MatrixB", "MatrixAcc"]
  }
  ods.enum @Decoration {
    type = "i32",
    cases = [
      "RelaxedPrecision",
      "SpecId",
      "Block",
      "BufferBlock",
      "RowMajor",
      "ColMajor",
      "ArrayStride",
      "MatrixStride",
      "GLSLShared",
      "GLSLPacked",
      "CPacked",
      "BuiltIn",
      "NoPerspective = 13",
      "Flat",
      "Patch",
      "Centroid",
      "Sample",
      "Invariant",
      "Restrict",
      "Aliased",
      "Volatile",
      "Constant",
      "Coherent",
      "NonWritable",
      "NonReadable",
      "Uniform",
      "UniformId",
      "SaturatedConversion",
      "Stream",
      "Location",
      "Component",
      "Index",
      "Binding",
      "DescriptorSet",
      "Offset",
      "XfbBuffer",
      "XfbStride",
      "FuncParamAttr",
      "FPRoundingMode",
      "FPFastMathMode",
      "LinkageAttributes",
      "NoContraction",
      "InputAttachmentIndex",
      "Alignment",
      "MaxByteOffset",
      "AlignmentId",
      "MaxByteOffsetId",
      "NoSignedWrap = 4469",
      "NoUnsignedWrap",
      "ExplicitInterpAMD = 4999",
      "OverrideCoverageNV = 5248",
      "PassthroughNV = 5250",
      "ViewportRelativeNV = 5252",
      "SecondaryViewportRelativeNV = 5256",
      "PerPrimitiveEXT = 5271",
      "PerVertexKHR = 5285",
      "NonUniform = 5300",
      "RestrictPointer = 5355",
      "AliasedPointer",
      "BindlessSamplerNV = 5398",
      "BindlessImageNV",
      "BoundSamplerNV",
      "BoundImageNV",
      "SIMTCallINTEL = 5599",
      "ReferencedIndirectlyINTEL = 5602",
      "ClobberINTEL = 5607",
      "SideEffectsINTEL",
      "VectorComputeVariableINTEL = 5624",
      "FuncParamIOKindINTEL",
      "VectorComputeFunctionINTEL",
      "StackCallINTEL",
      "GlobalVariableOffsetINTEL",
      "CounterBuffer = 5634",
      "UserSemantic",
      "UserTypeGOOGLE",
      "FunctionRoundingModeINTEL = 5822",
      "FunctionDenormModeINTEL",
      "RegisterINTEL = 5825",
      "MemoryINTEL",
      "NumbanksINTEL",
      "BankwidthINTEL",
      "MaxPrivateCopiesINTEL",
      "SinglepumpINTEL",
      "DoublepumpINTEL",
      "MaxReplicatesINTEL",
      "SimpleDualPortINTEL",
      "MergeINTEL",
      "BankBitsINTEL",
      "ForcePow2DepthINTEL",
      "BurstCoalesceINTEL = 5899",
      "CacheSizeINTEL",
      "DontStaticallyCoalesceINTEL",
      "PrefetchINTEL",
      "StallEnableINTEL = 5905",
      "FuseLoopsInFunctionINTEL = 5907",
      "AliasScopeINTEL = 5914",
      "NoAliasINTEL",
      "BufferLocationINTEL = 5921",
      "IOPipeStorageINTEL = 5944",
      "FunctionFloatingPointModeINTEL = 6080",
      "SingleElementVectorINTEL = 6085",
      "VectorComputeCallableFunctionINTEL = 6087",
      "MediaBlockIOINTEL = 6140",
      "CacheControlLoadINTEL = 6442",
      "CacheControlStoreINTEL"
    ]
  }
  ods.enum @DeviceType {
    type = "i32",
    cases = ["Other = 3", "IntegratedGPU = 2", "DiscreteGPU = 1", "CPU = 0", "Unknown = 4294967295"]
  }
  ods.enum @Dim {
    type = "i32",
    cases = ["Dim1D", "Dim2D", "Dim3D", "Cube", "Rect", "Buffer", "SubpassData"]
  }
  ods.enum @ExecutionMode {
    type = "i32",
    cases = [
      "Invocations",
      "SpacingEqual",
      "SpacingFractionalEven",
      "SpacingFractionalOdd",
      "VertexOrderCw",
      "VertexOrderCcw",
      "PixelCenterInteger",
      "OriginUpperLeft",
      "OriginLowerLeft",
      "EarlyFragmentTests",
      "PointMode",
      "Xfb",
      "DepthReplacing",
      "DepthGreater = 14",
      "DepthLess",
      "DepthUnchanged",
      "LocalSize",
      "LocalSizeHint",
      "InputPoints",
      "InputLines",
      "InputLinesAdjacency",
      "Triangles",
      "InputTrianglesAdjacency",
      "Quads",
      "Isolines",
      "OutputVertices",
      "OutputPoints",
      "OutputLineStrip",
      "OutputTriangleStrip",
      "VecTypeHint",
      "ContractionOff",
      "Initializer = 33",
      "Finalizer",
      "SubgroupSize",
      "SubgroupsPerWorkgroup",
      "SubgroupsPerWorkgroupId",
      "LocalSizeId",
      "LocalSizeHintId",
      "SubgroupUniformControlFlowKHR = 4421",
      "PostDepthCoverage = 4446",
      "DenormPreserve = 4459",
      "DenormFlushToZero",
      "SignedZeroInfNanPreserve",
      "RoundingModeRTE",
      "RoundingModeRTZ",
      "EarlyAndLateFragmentTestsAMD = 5017",
      "StencilRefReplacingEXT = 5027",
      "StencilRefUnchangedFrontAMD = 5079",
      "StencilRefGreaterFrontAMD",
      "StencilRefLessFrontAMD",
      "StencilRefUnchangedBackAMD",
      "StencilRefGreaterBackAMD",
      "StencilRefLessBackAMD",
      "OutputLinesEXT = 5269",
      "OutputPrimitivesEXT",
      "DerivativeGroupQuadsNV = 5289",
      "DerivativeGroupLinearNV",
      "OutputTrianglesEXT = 5298",
      "PixelInterlockOrderedEXT = 5366",
      "PixelInterlockUnorderedEXT",
      "SampleInterlockOrderedEXT",
      "SampleInterlockUnorderedEXT",
      "ShadingRateInterlockOrderedEXT",
      "ShadingRateInterlockUnorderedEXT",
      "SharedLocalMemorySizeINTEL = 5618",
      "RoundingModeRTPINTEL = 5620",
      "RoundingModeRTNINTEL",
      "FloatingPointModeALTINTEL",
      "FloatingPointModeIEEEINTEL",
      "MaxWorkgroupSizeINTEL = 5893",
      "MaxWorkDimINTEL",
      "NoGlobalOffsetINTEL",
      "NumSIMDWorkitemsINTEL",
      "SchedulerTargetFmaxMhzINTEL = 5903",
      "StreamingInterfaceINTEL = 6154",
      "NamedBarrierCountINTEL = 6417"
    ]
  }
  ods.enum @ExecutionModel {
    type = "i32",
    cases = [
      "Vertex",
      "TessellationControl",
      "TessellationEvaluation",
      "Geometry",
      "Fragment",
      "GLCompute",
      "Kernel",
      "RayGenerationKHR = 5313",
      "IntersectionKHR",
      "AnyHitKHR",
      "ClosestHitKHR",
      "MissKHR",
      "CallableKHR",
      "TaskEXT = 5364",
      "MeshEXT"
    ]
  }
  ods.enum @Extension {
    type = "i32",
    cases = [
      "SPV_KHR_16bit_storage",
      "SPV_KHR_8bit_storage",
      "SPV_KHR_device_group",
      "SPV_KHR_float_controls",
      "SPV_KHR_physical_storage_buffer",
      "SPV_KHR_multiview",
      "SPV_KHR_no_integer_wrap_decoration",
      "SPV_KHR_post_depth_coverage",
      "SPV_KHR_shader_atomic_counter_ops",
      "SPV_KHR_shader_ballot",
      "SPV_KHR_shader_clock",
      "SPV_KHR_shader_draw_parameters",
      "SPV_KHR_storage_buffer_storage_class",
      "SPV_KHR_subgroup_vote",
      "SPV_KHR_variable_pointers",
      "SPV_KHR_vulkan_memory_model",
      "SPV_KHR_expect_assume",
      "SPV_KHR_integer_dot_product",
      "SPV_KHR_bit_instructions",
      "SPV_KHR_fragment_shading_rate",
      "SPV_KHR_workgroup_memory_explicit_layout",
      "SPV_KHR_ray_query",
      "SPV_KHR_ray_tracing",
      "SPV_KHR_subgroup_uniform_control_flow",
      "SPV_KHR_linkonce_odr",
      "SPV_KHR_fragment_shader_barycentric",
      "SPV_KHR_ray_cull_mask",
      "SPV_KHR_uniform_group_instructions",
      "SPV_KHR_subgroup_rotate",
      "SPV_KHR_non_semantic_info",
      "SPV_KHR_terminate_invocation",
      "SPV_KHR_cooperative_matrix",
      "SPV_KHR_bfloat16",
      "SPV_EXT_demote_to_helper_invocation = 1000",
      "SPV_EXT_descriptor_indexing",
      "SPV_EXT_fragment_fully_covered",
      "SPV_EXT_fragment_invocation_density",
      "SPV_EXT_fragment_shader_interlock",
      "SPV_EXT_physical_storage_buffer",
      "SPV_EXT_shader_stencil_export",
      "SPV_EXT_shader_viewport_index_layer",
      "SPV_EXT_shader_atomic_float_add",
      "SPV_EXT_shader_atomic_float_min_max",
      "SPV_EXT_shader_image_int64",
      "SPV_EXT_shader_atomic_float16_add",
      "SPV_EXT_mesh_shader",
      "SPV_EXT_replicated_composites",
      "SPV_ARM_tensors = 6000",
      "SPV_ARM_graph",
      "SPV_AMD_gpu_shader_half_float_fetch = 2000",
      "SPV_AMD_shader_ballot",
      "SPV_AMD_shader_explicit_vertex_parameter",
      "SPV_AMD_shader_fragment_mask",
      "SPV_AMD_shader_image_load_store_lod",
      "SPV_AMD_texture_gather_bias_lod",
      "SPV_AMD_shader_early_and_late_fragment_tests",
      "SPV_GOOGLE_decorate_string = 3000",
      "SPV_GOOGLE_hlsl_functionality1",
      "SPV_GOOGLE_user_type",
      "SPV_INTEL_device_side_avc_motion_estimation = 4000",
      "SPV_INTEL_media_block_io",
      "SPV_INTEL_shader_integer_functions2",
      "SPV_INTEL_subgroups",
      "SPV_INTEL_vector_compute = 4007",
      "SPV_INTEL_float_controls2 = 4004",
      "SPV_INTEL_function_pointers",
      "SPV_INTEL_inline_assembly",
      "SPV_INTEL_variable_length_array = 4008",
      "SPV_INTEL_fpga_memory_attributes",
      "SPV_INTEL_unstructured_loop_controls = 4012",
      "SPV_INTEL_fpga_loop_controls",
      "SPV_INTEL_arbitrary_precision_integers = 4010",
      "SPV_INTEL_arbitrary_precision_floating_point",
      "SPV_INTEL_kernel_attributes = 4014",
      "SPV_INTEL_fpga_memory_accesses",
      "SPV_INTEL_fpga_cluster_attributes",
      "SPV_INTEL_loop_fuse",
      "SPV_INTEL_fpga_buffer_location",
      "SPV_INTEL_arbitrary_precision_fixed_point",
      "SPV_INTEL_usm_storage_classes",
      "SPV_INTEL_io_pipes",
      "SPV_ALTERA_blocking_pipes",
      "SPV_INTEL_fpga_reg",
      "SPV_INTEL_long_constant_composite",
      "SPV_INTEL_optnone",
      "SPV_INTEL_debug_module",
      "SPV_INTEL_fp_fast_math_mode",
      "SPV_INTEL_memory_access_aliasing",
      "SPV_INTEL_split_barrier",
      "SPV_INTEL_bfloat16_conversion = 4031",
      "SPV_INTEL_cache_controls",
      "SPV_INTEL_tensor_float32_conversion",
      "SPV_NV_compute_shader_derivatives = 5000",
      "SPV_NV_cooperative_matrix",
      "SPV_NV_fragment_shader_barycentric",
      "SPV_NV_geometry_shader_passthrough",
      "SPV_NV_ray_tracing = 5005",
      "SPV_NV_sample_mask_override_coverage",
      "SPV_NV_shader_image_footprint",
      "SPV_NV_shader_sm_builtins",
      "SPV_NV_shader_subgroup_partitioned",
      "SPV_NV_shading_rate",
      "SPV_NV_stereo_view_rendering",
      "SPV_NV_viewport_array2",
      "SPV_NV_bindless_texture",
      "SPV_NV_ray_tracing_motion_blur",
      "SPV_NVX_multiview_per_view_attributes"
    ]
  }
  ods.enum @FPEncoding {type = "i32", cases = ["BFloat16KHR"]}
  ods.enum @FPFastMathMode {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "None = 0",
      "NotNaN = 1",
      "NotInf = 2",
      "NSZ = 4",
      "AllowRecip = 8",
      "Fast = 16",
      "AllowContractFastINTEL = 65536",
      "AllowReassocINTEL = 131072"
    ]
  }
  ods.enum @FPRoundingMode {
    type = "i32",
    cases = ["RTE", "RTZ", "RTP", "RTN"]
  }
  ods.enum @FunctionControl {
    type = "i32",
    bits = true,
    separator = "|",
    cases = ["None = 0", "Inline = 1", "DontInline = 2", "Pure = 4", "Const = 8", "OptNoneINTEL = 65536"]
  }
  ods.enum @GroupOperation {
    type = "i32",
    cases = [
      "Reduce",
      "InclusiveScan",
      "ExclusiveScan",
      "ClusteredReduce",
      "PartitionedReduceNV = 6",
      "PartitionedInclusiveScanNV",
      "PartitionedExclusiveScanNV"
    ]
  }
  ods.enum @ImageArrayedInfo {
    type = "i32",
    cases = ["NonArrayed", "Arrayed"]
  }
  ods.enum @ImageDepthInfo {
    type = "i32",
    cases = ["NoDepth", "IsDepth", "DepthUnknown"]
  }
  ods.enum @ImageFormat {
    type = "i32",
    cases = [
      "Unknown",
      "Rgba32f",
      "Rgba16f",
      "R32f",
      "Rgba8",
      "Rgba8Snorm",
      "Rg32f",
      "Rg16f",
      "R11fG11fB10f",
      "R16f",
      "Rgba16",
      "Rgb10A2",
      "Rg16",
      "Rg8",
      "R16",
      "R8",
      "Rgba16Snorm",
      "Rg16Snorm",
      "Rg8Snorm",
      "R16Snorm",
      "R8Snorm",
      "Rgba32i",
      "Rgba16i",
      "Rgba8i",
      "R32i",
      "Rg32i",
      "Rg16i",
      "Rg8i",
      "R16i",
      "R8i",
      "Rgba32ui",
      "Rgba16ui",
      "Rgba8ui",
      "R32ui",
      "Rgb10a2ui",
      "Rg32ui",
      "Rg16ui",
      "Rg8ui",
      "R16ui",
      "R8ui",
      "R64ui",
      "R64i"
    ]
  }
  ods.enum @ImageOperands {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "None = 0",
      "Bias = 1",
      "Lod = 2",
      "Grad = 4",
      "ConstOffset = 8",
      "Offset = 16",
      "ConstOffsets = 32",
      "Sample = 64",
      "MinLod = 128",
      "MakeTexelAvailable = 256",
      "MakeTexelVisible = 512",
      "NonPrivateTexel = 1024",
      "VolatileTexel = 2048",
      "SignExtend = 4096",
      "Offsets = 65536",
      "ZeroExtend = 8192",
      "Nontemporal = 16384"
    ]
  }
  ods.enum @ImageSamplerUseInfo {
    type = "i32",
    cases = ["SamplerUnknown", "NeedSampler", "NoSampler"]
  }
  ods.enum @ImageSamplingInfo {
    type = "i32",
    cases = ["SingleSampled", "MultiSampled"]
  }
  ods.enum @LinkageType {
    type = "i32",
    cases = ["Export", "Import", "LinkOnceODR"]
  }
  ods.enum @LoadCacheControl {
    type = "i32",
    cases = ["Uncached", "Cached", "Streaming", "InvalidateAfterR", "ConstCached"]
  }
  ods.enum @LoopControl {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "None = 0",
      "Unroll = 1",
      "DontUnroll = 2",
      "DependencyInfinite = 4",
      "DependencyLength = 8",
      "MinIterations = 16",
      "MaxIterations = 32",
      "IterationMultiple = 64",
      "PeelCount = 128",
      "PartialCount = 256",
      "InitiationIntervalINTEL = 65536",
      "LoopCoalesceINTEL = 1048576",
      "MaxConcurrencyINTEL = 131072",
      "MaxInterleavingINTEL = 2097152",
      "DependencyArrayINTEL = 262144",
      "SpeculatedIterationsINTEL = 4194304",
      "PipelineEnableINTEL = 524288",
      "NoFusionINTEL = 8388608"
    ]
  }
  ods.enum @MatrixLayout {
    type = "i32",
    cases = ["ColumnMajor", "RowMajor", "PackedA", "PackedB"]
  }
  ods.enum @MemoryAccess {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "None = 0",
      "Volatile = 1",
      "Aligned = 2",
      "Nontemporal = 4",
      "MakePointerAvailable = 8",
      "MakePointerVisible = 16",
      "NonPrivatePointer = 32",
      "AliasScopeINTELMask = 65536",
      "NoAliasINTELMask = 131072"
    ]
  }
  ods.enum @MemoryModel {
    type = "i32",
    cases = ["Simple", "GLSL450", "OpenCL", "Vulkan"]
  }
  ods.enum @MemorySemantics {
    type = "i32",
    bits = true,
    separator = "|",
    cases = [
      "None = 0",
      "Acquire = 2",
      "Release = 4",
      "AcquireRelease = 8",
      "SequentiallyConsistent = 16",
      "UniformMemory = 64",
      "SubgroupMemory = 128",
      "WorkgroupMemory = 256",
      "CrossWorkgroupMemory = 512",
      "AtomicCounterMemory = 1024",
      "ImageMemory = 2048",
      "OutputMemory = 4096",
      "MakeAvailable = 8192",
      "MakeVisible = 16384",
      "Volatile = 32768"
    ]
  }
  ods.enum @Opcode {
    type = "i32",
    cases = [
      "OpNop",
      "OpUndef",
      "OpSourceContinued",
      "OpSource",
      "OpSourceExtension",
      "OpName",
      "OpMemberName",
      "OpString",
      "OpLine",
      "OpExtension = 10",
      "OpExtInstImport",
      "OpExtInst",
      "OpMemoryModel = 14",
      "OpEntryPoint",
      "OpExecutionMode",
      "OpCapability",
      "OpTypeVoid = 19",
      "OpTypeBool",
      "OpTypeInt",
      "OpTypeFloat",
      "OpTypeVector",
      "OpTypeMatrix",
      "OpTypeImage",
      "OpTypeSampledImage = 27",
      "OpTypeArray",
      "OpTypeRuntimeArray",
      "OpTypeStruct",
      "OpTypePointer = 32",
      "OpTypeFunction",
      "OpTypeForwardPointer = 39",
      "OpConstantTrue = 41",
      "OpConstantFalse",
      "OpConstant",
      "OpConstantComposite",
      "OpConstantNull = 46",
      "OpSpecConstantTrue = 48",
      "OpSpecConstantFalse",
      "OpSpecConstant",
      "OpSpecConstantComposite",
      "OpSpecConstantOp",
      "OpFunction = 54",
      "OpFunctionParameter",
      "OpFunctionEnd",
      "OpFunctionCall",
      "OpVariable = 59",
      "OpLoad = 61",
      "OpStore",
      "OpCopyMemory",
      "OpAccessChain = 65",
      "OpPtrAccessChain = 67",
      "OpInBoundsPtrAccessChain = 70",
      "OpDecorate",
      "OpMemberDecorate",
      "OpVectorExtractDynamic = 77",
      "OpVectorInsertDynamic",
      "OpVectorShuffle",
      "OpCompositeConstruct",
      "OpCompositeExtract",
      "OpCompositeInsert",
      "OpTranspose = 84",
      "OpImageSampleImplicitLod = 87",
      "OpImageSampleExplicitLod",
      "OpImageSampleProjDrefImplicitLod = 93",
      "OpImageFetch = 95",
      "OpImageDrefGather = 97",
      "OpImageRead",
      "OpImageWrite",
      "OpImage",
      "OpImageQuerySize = 104",
      "OpConvertFToU = 109",
      "OpConvertFToS",
      "OpConvertSToF",
      "OpConvertUToF",
      "OpUConvert",
      "OpSConvert",
      "OpFConvert",
      "OpConvertPtrToU = 117",
      "OpConvertUToPtr = 120",
      "OpPtrCastToGeneric",
      "OpGenericCastToPtr",
      "OpGenericCastToPtrExplicit",
      "OpBitcast",
      "OpSNegate = 126",
      "OpFNegate",
      "OpIAdd",
      "OpFAdd",
      "OpISub",
      "OpFSub",
      "OpIMul",
      "OpFMul",
      "OpUDiv",
      "OpSDiv",
      "OpFDiv",
      "OpUMod",
      "OpSRem",
      "OpSMod",
      "OpFRem",
      "OpFMod",
      "OpVectorTimesScalar",
      "OpMatrixTimesScalar",
      "OpVectorTimesMatrix",
      "OpMatrixTimesVector",
      "OpMatrixTimesMatrix",
      "OpDot = 148",
      "OpIAddCarry",
      "OpISubBorrow",
      "OpUMulExtended",
      "OpSMulExtended",
      "OpIsNan = 156",
      "OpIsInf",
      "OpIsFinite",
      "OpOrdered = 162",
      "OpUnordered",
      "OpLogicalEqual",
      "OpLogicalNotEqual",
      "OpLogicalOr",
      "OpLogicalAnd",
      "OpLogicalNot",
      "OpSelect",
      "OpIEqual",
      "OpINotEqual",
      "OpUGreaterThan",
      "OpSGreaterThan",
      "OpUGreaterThanEqual",
      "OpSGreaterThanEqual",
      "OpULessThan",
      "OpSLessThan",
      "OpULessThanEqual",
      "OpSLessThanEqual",
      "OpFOrdEqual",
      "OpFUnordEqual",
      "OpFOrdNotEqual",
      "OpFUnordNotEqual",
      "OpFOrdLessThan",
      "OpFUnordLessThan",
      "OpFOrdGreaterThan",
      "OpFUnordGreaterThan",
      "OpFOrdLessThanEqual",
      "OpFUnordLessThanEqual",
      "OpFOrdGreaterThanEqual",
      "OpFUnordGreaterThanEqual",
      "OpShiftRightLogical = 194",
      "OpShiftRightArithmetic",
      "OpShiftLeftLogical",
      "OpBitwiseOr",
      "OpBitwiseXor",
      "OpBitwiseAnd",
      "OpNot",
      "OpBitFieldInsert",
      "OpBitFieldSExtract",
      "OpBitFieldUExtract",
      "OpBitReverse",
      "OpBitCount",
      "OpEmitVertex = 218",
      "OpEndPrimitive",
      "OpControlBarrier = 224",
      "OpMemoryBarrier",
      "OpAtomicExchange = 229",
      "OpAtomicCompareExchange",
      "OpAtomicCompareExchangeWeak",
      "OpAtomicIIncrement",
      "OpAtomicIDecrement",
      "OpAtomicIAdd",
      "OpAtomicISub",
      "OpAtomicSMin",
      "OpAtomicUMin",
      "OpAtomicSMax",
      "OpAtomicUMax",
      "OpAtomicAnd",
      "OpAtomicOr",
      "OpAtomicXor",
      "OpPhi = 245",
      "OpLoopMerge",
      "OpSelectionMerge",
      "OpLabel",
      "OpBranch",
      "OpBranchConditional",
      "OpSwitch",
      "OpKill",
      "OpReturn",
      "OpReturnValue",
      "OpUnreachable",
      "OpGroupBroadcast = 263",
      "OpGroupIAdd",
      "OpGroupFAdd",
      "OpGroupFMin",
      "OpGroupUMin",
      "OpGroupSMin",
      "OpGroupFMax",
      "OpGroupUMax",
      "OpGroupSMax",
      "OpNoLine = 317",
      "OpModuleProcessed = 330",
      "OpGroupNonUniformElect = 333",
      "OpGroupNonUniformAll",
      "OpGroupNonUniformAny",
      "OpGroupNonUniformAllEqual",
      "OpGroupNonUniformBroadcast",
      "OpGroupNonUniformBallot = 339",
      "OpGroupNonUniformBallotBitCount = 342",
      "OpGroupNonUniformBallotFindLSB",
      "OpGroupNonUniformBallotFindMSB",
      "OpGroupNonUniformShuffle",
      "OpGroupNonUniformShuffleXor",
      "OpGroupNonUniformShuffleUp",
      "OpGroupNonUniformShuffleDown",
      "OpGroupNonUniformIAdd",
      "OpGroupNonUniformFAdd",
      "OpGroupNonUniformIMul",
      "OpGroupNonUniformFMul",
      "OpGroupNonUniformSMin",
      "OpGroupNonUniformUMin",
      "OpGroupNonUniformFMin",
      "OpGroupNonUniformSMax",
      "OpGroupNonUniformUMax",
      "OpGroupNonUniformFMax",
      "OpGroupNonUniformBitwiseAnd",
      "OpGroupNonUniformBitwiseOr",
      "OpGroupNonUniformBitwiseXor",
      "OpGroupNonUniformLogicalAnd",
      "OpGroupNonUniformLogicalOr",
      "OpGroupNonUniformLogicalXor",
      "OpGroupNonUniformQuadSwap = 366",
      "OpTypeTensorARM = 4163",
      "OpGraphEntryPointARM = 4182",
      "OpGraphARM",
      "OpGraphInputARM",
      "OpGraphSetOutputARM",
      "OpGraphEndARM",
      "OpTypeGraphARM = 4190",
      "OpGraphConstantARM = 4181",
      "OpSubgroupBallotKHR = 4421",
      "OpGroupNonUniformRotateKHR = 4431",
      "OpSDot = 4450",
      "OpUDot",
      "OpSUDot",
      "OpSDotAccSat",
      "OpUDotAccSat",
      "OpSUDotAccSat",
      "OpTypeCooperativeMatrixKHR",
      "OpCooperativeMatrixLoadKHR",
      "OpCooperativeMatrixStoreKHR",
      "OpCooperativeMatrixMulAddKHR",
      "OpCooperativeMatrixLengthKHR",
      "OpConstantCompositeReplicateEXT",
      "OpSpecConstantCompositeReplicateEXT",
      "OpEmitMeshTasksEXT = 5294",
      "OpSetMeshOutputsEXT",
      "OpSubgroupBlockReadINTEL = 5575",
      "OpSubgroupBlockWriteINTEL",
      "OpAssumeTrueKHR = 5630",
      "OpAtomicFAddEXT = 6035",
      "OpConvertFToBF16INTEL = 6116",
      "OpConvertBF16ToFINTEL",
      "OpControlBarrierArriveINTEL = 6142",
      "OpControlBarrierWaitINTEL",
      "OpGroupIMulKHR = 6401",
      "OpGroupFMulKHR",
      "OpRoundFToTF32INTEL = 6426"
    ]
  }
  ods.enum @PackedVectorFormat {
    type = "i32",
    cases = ["PackedVectorFormat4x8Bit"]
  }
  ods.enum @Scope {
    type = "i32",
    cases = ["CrossDevice", "Device", "Workgroup", "Subgroup", "Invocation", "QueueFamily", "ShaderCallKHR"]
  }
  ods.enum @SelectionControl {
    type = "i32",
    bits = true,
    separator = "|",
    cases = ["None = 0", "Flatten = 1", "DontFlatten = 2"]
  }
  ods.enum @StorageClass {
    type = "i32",
    cases = [
      "UniformConstant",
      "Input",
      "Uniform",
      "Output",
      "Workgroup",
      "CrossWorkgroup",
      "Private",
      "Function",
      "Generic",
      "PushConstant",
      "AtomicCounter",
      "Image",
      "StorageBuffer",
      "CallableDataKHR = 5328",
      "IncomingCallableDataKHR",
      "RayPayloadKHR = 5338",
      "HitAttributeKHR",
      "IncomingRayPayloadKHR = 5342",
      "ShaderRecordBufferKHR",
      "PhysicalStorageBuffer = 5349",
      "TaskPayloadWorkgroupEXT = 5402",
      "CodeSectionINTEL = 5605",
      "DeviceOnlyINTEL = 5936",
      "HostOnlyINTEL"
    ]
  }
  ods.enum @StoreCacheControl {
    type = "i32",
    cases = ["Uncached", "WriteThrough", "WriteBack", "Streaming"]
  }
  ods.enum @Vendor {
    type = "i32",
    cases = [
      "AMD",
      "Apple",
      "ARM",
      "Broadcom",
      "Imagination",
      "Intel",
      "NVIDIA",
      "Qualcomm",
      "SwiftShader",
      "Unknown = 4294967295"
    ]
  }
  ods.enum @Version {
    type = "i32",
    cases = ["v1.0", "v1.1", "v1.2", "v1.3", "v1.4", "v1.5", "v1.6"]
  }

  ods.attribute @entry_point_abi {
    parameters = ["workgroup_size: attr(array_i32)?", "subgroup_size: int32?", "target_width: int32?"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @linkage_attributes {
    parameters = ["linkage_name: attr(string)", "linkage_type: #spirv.linkage_type"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @coop_matrix_props_khr {
    parameters = [
      "m_size: uint32",
      "n_size: uint32",
      "k_size: uint32",
      "a_type: type",
      "b_type: type",
      "c_type: type",
      "result_type: type",
      "acc_sat: bool",
      "scope: #spirv.scope"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @coop_matrix_props_nv {
    parameters = [
      "m_size: int32",
      "n_size: int32",
      "k_size: int32",
      "a_type: type",
      "b_type: type",
      "c_type: type",
      "result_type: type",
      "scope: #spirv.scope"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @cache_control_load_intel {
    parameters = ["cache_level: unsigned", "load_cache_control: @LoadCacheControl"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @cache_control_store_intel {
    parameters = ["cache_level: unsigned", "store_cache_control: @StoreCacheControl"],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @resource_limits {
    parameters = [
      "max_compute_shared_memory_size: int32 = 16384",
      "max_compute_workgroup_invocations: int32 = 128",
      "max_compute_workgroup_size: attr(array)?",
      "subgroup_size: int32 = 32",
      "min_subgroup_size: int32?",
      "max_subgroup_size: int32?",
      "cooperative_matrix_properties_khr: attr(array)?",
      "cooperative_matrix_properties_nv: attr(array)?"
    ],
    format = "`<` struct(params) `>`"
  }
  ods.attribute @version {
    parameters = ["value: @Version"],
    format = "`<` $value `>`"
  }
  ods.attribute @device_type {
    parameters = ["value: @DeviceType"],
    format = "`<` $value `>`"
  }
  ods.attribute @vendor {
    parameters = ["value: @Vendor"],
    format = "`<` $value `>`"
  }
  ods.attribute @client_api {
    parameters = ["value: @ClientAPI"],
    format = "`<` $value `>`"
  }
  ods.attribute @ext {
    parameters = ["value: @Extension"],
    format = "`<` $value `>`"
  }
  ods.attribute @capability {
    parameters = ["value: @Capability"],
    format = "`<` $value `>`"
  }
  ods.attribute @addressing_model {
    parameters = ["value: @AddressingModel"],
    format = "`<` $value `>`"
  }
  ods.attribute @built_in {
    parameters = ["value: @BuiltIn"],
    format = "`<` $value `>`"
  }
  ods.attribute @decoration {
    parameters = ["value: @Decoration"],
    format = "`<` $value `>`"
  }
  ods.attribute @dim {parameters = ["value: @Dim"], format = "`<` $value `>`"}
  ods.attribute @execution_mode {
    parameters = ["value: @ExecutionMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @execution_model {
    parameters = ["value: @ExecutionModel"],
    format = "`<` $value `>`"
  }
  ods.attribute @f_p_encoding {
    parameters = ["value: @FPEncoding"],
    format = "`<` $value `>`"
  }
  ods.attribute @fp_rounding_mode {
    parameters = ["value: @FPRoundingMode"],
    format = "`<` $value `>`"
  }
  ods.attribute @function_control {
    parameters = ["value: @FunctionControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @group_operation {
    parameters = ["value: @GroupOperation"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_format {
    parameters = ["value: @ImageFormat"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_operands {
    parameters = ["value: @ImageOperands"],
    format = "`<` $value `>`"
  }
  ods.attribute @linkage_type {
    parameters = ["value: @LinkageType"],
    format = "`<` $value `>`"
  }
  ods.attribute @loop_control {
    parameters = ["value: @LoopControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @memory_access {
    parameters = ["value: @MemoryAccess"],
    format = "`<` $value `>`"
  }
  ods.attribute @memory_model {
    parameters = ["value: @MemoryModel"],
    format = "`<` $value `>`"
  }
  ods.attribute @memory_semantics {
    parameters = ["value: @MemorySemantics"],
    format = "`<` $value `>`"
  }
  ods.attribute @scope {parameters = ["value: @Scope"], format = "`<` $value `>`"}
  ods.attribute @selection_control {
    parameters = ["value: @SelectionControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @storage_class {
    parameters = ["value: @StorageClass"],
    format = "`<` $value `>`"
  }
  ods.attribute @packed_vector_format {
    parameters = ["value: @PackedVectorFormat"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_depth_info {
    parameters = ["value: @ImageDepthInfo"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_arrayed_info {
    parameters = ["value: @ImageArrayedInfo"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_sampling_info {
    parameters = ["value: @ImageSamplingInfo"],
    format = "`<` $value `>`"
  }
  ods.attribute @image_sampler_use_info {
    parameters = ["value: @ImageSamplerUseInfo"],
    format = "`<` $value `>`"
  }
  ods.attribute @matrixLayout {
    parameters = ["value: @MatrixLayout"],
    format = "`<` $value `>`"
  }
  ods.attribute @coop_matrix_use_khr {
    parameters = ["value: @CooperativeMatrixUseKHR"],
    format = "`<` $value `>`"
  }
  ods.attribute @coop_matrix_layout_khr {
    parameters = ["value: @CooperativeMatrixLayoutKHR"],
    format = "`<` $value `>`"
  }
  ods.attribute @cooperative_matrix_operands_khr {
    parameters = ["value: @CooperativeMatrixOperandsKHR"],
    format = "`<` $value `>`"
  }
  ods.attribute @load_cache_control {
    parameters = ["value: @LoadCacheControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @store_cache_control {
    parameters = ["value: @StoreCacheControl"],
    format = "`<` $value `>`"
  }
  ods.attribute @opcode {
    parameters = ["value: @Opcode"],
    format = "`<` $value `>`"
  }
  ods.attribute @fastmath_mode {
    parameters = ["value: @FPFastMathMode"],
    format = "`<` $value `>`"
  }

  ods.operation @FAdd {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["commutative", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FDiv {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FMod {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FMul {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["commutative", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FNegate {
    operands = [
      "operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    types = ["same(operand, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FRem {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @FSub {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @CooperativeMatrixOf163264BitFloatValues"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @IAdd {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["commutative", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @IAddCarry {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_AnyStruct"],
    traits = ["commutative", "pure"]
  }

  ods.operation @IMul {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["commutative", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @ISub {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @ISubBorrow {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_AnyStruct"],
    traits = ["pure"]
  }

  ods.operation @Dot {
    operands = [
      "vector1: @FixedLengthVectorOf163264BitFloatOrOf234",
      "vector2: @FixedLengthVectorOf163264BitFloatOrOf234"
    ],
    results = ["result: @SPIRV_AnyFloat"],
    types = ["same(vector1, vector2)", "same_element(vector1, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @SDiv {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @SMod {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @SMulExtended {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_AnyStruct"],
    traits = ["commutative", "pure"]
  }

  ods.operation @SNegate {
    operands = [
      "operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @SRem {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @UDiv {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @UMulExtended {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_AnyStruct"],
    traits = ["commutative", "pure"]
  }

  ods.operation @VectorTimesScalar {
    operands = ["vector: @VectorOf163264BitFloatValuesOfLength234", "scalar: @SPIRV_Float"],
    results = ["result: @VectorOf163264BitFloatValuesOfLength234"],
    traits = ["pure"],
    format = "operands attr-dict `:` `(` type(operands) `)` `->` type($result)"
  }

  ods.operation @UMod {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, operand2, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @AtomicAnd {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicCompareExchange {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer", "comparator: @SPIRV_Integer"],
    attributes = [
      "memory_scope: #spirv.scope",
      "equal_semantics: #spirv.memory_semantics",
      "unequal_semantics: #spirv.memory_semantics"
    ],
    results = ["result: @SPIRV_Integer"],
    types = [
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\"",
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "comparator = parameter(pointer, pointeeType) : \"`comparator` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicCompareExchangeWeak {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer", "comparator: @SPIRV_Integer"],
    attributes = [
      "memory_scope: #spirv.scope",
      "equal_semantics: #spirv.memory_semantics",
      "unequal_semantics: #spirv.memory_semantics"
    ],
    results = ["result: @SPIRV_Integer"],
    types = [
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\"",
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "comparator = parameter(pointer, pointeeType) : \"`comparator` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $equal_semantics $unequal_semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicExchange {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Numerical"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Numerical"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @EXT.AtomicFAdd {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Float"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Float"],
    types = [
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\"",
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicIAdd {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicIDecrement {
    operands = ["pointer: @SPIRV_AnyPtr"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = ["result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicIIncrement {
    operands = ["pointer: @SPIRV_AnyPtr"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = ["result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicISub {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicOr {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicSMax {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicSMin {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicUMax {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicUMin {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @AtomicXor {
    operands = ["pointer: @SPIRV_AnyPtr", "value: @SPIRV_Integer"],
    attributes = ["memory_scope: #spirv.scope", "semantics: #spirv.memory_semantics"],
    results = ["result: @SPIRV_Integer"],
    types = [
      "value = parameter(pointer, pointeeType) : \"`value` type matches pointee type of `pointer`\"",
      "result = parameter(pointer, pointeeType) : \"`result` type matches pointee type of `pointer`\""
    ],
    format = "$memory_scope $semantics operands attr-dict `:` type($pointer)"
  }

  ods.operation @ControlBarrier {
    attributes = [
      "execution_scope: #spirv.scope",
      "memory_scope: #spirv.scope",
      "memory_semantics: #spirv.memory_semantics"
    ],
    format = "$execution_scope `,` $memory_scope `,` $memory_semantics attr-dict"
  }

  ods.operation @MemoryBarrier {
    attributes = ["memory_scope: #spirv.scope", "memory_semantics: #spirv.memory_semantics"],
    format = "$memory_scope `,` $memory_semantics attr-dict"
  }

  ods.operation @BitCount {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @BitFieldInsert {
    operands = [
      "base: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "insert: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "offset: @SPIRV_Integer",
      "count: @SPIRV_Integer"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(base, insert, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
  }

  ods.operation @BitFieldSExtract {
    operands = [
      "base: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "offset: @SPIRV_Integer",
      "count: @SPIRV_Integer"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(base, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
  }

  ods.operation @BitFieldUExtract {
    operands = [
      "base: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "offset: @SPIRV_Integer",
      "count: @SPIRV_Integer"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(base, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($base) `,` type($offset) `,` type($count)"
  }

  ods.operation @BitReverse {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @BitwiseAnd {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["commutative", "same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @BitwiseOr {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["commutative", "same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @BitwiseXor {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["commutative", "same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @ShiftLeftLogical {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, result)"],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "operands attr-dict `:` type($operand1) `,` type($operand2)"
  }

  ods.operation @ShiftRightArithmetic {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, result)"],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "operands attr-dict `:` type($operand1) `,` type($operand2)"
  }

  ods.operation @ShiftRightLogical {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(operand1, result)"],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "operands attr-dict `:` type($operand1) `,` type($operand2)"
  }

  ods.operation @Not {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.atan2 {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.acos {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.acosh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.asin {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.asinh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.atan {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.atanh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.ceil {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.cos {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.cosh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.erf {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.exp {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.fabs {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.fmax {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.fmin {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.floor {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.fma {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "z: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.log {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.mix {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "z: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.pow {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.rint {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.round {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.rsqrt {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.s_abs {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.s_max {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.s_min {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.sin {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.sinh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.sqrt {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.tan {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.tanh {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @CL.u_max {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.u_min {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @CL.printf {
    operands = ["format: @SPIRV_AnyPtr", "arguments: @SPIRV_Type..."],
    results = ["result: @SPIRV_Integer"],
    format = "$format ( $arguments^ )? attr-dict `:` type($format) ( `,` type($arguments)^ )? `->` type($result)"
  }

  ods.operation @Bitcast {
    operands = ["operand: @SPIRV_ScalarOrVector | @SPIRV_AnyPtr"],
    results = ["result: @SPIRV_ScalarOrVector | @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @ConvertFToS {
    operands = [
      "operand: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @ConvertFToU {
    operands = [
      "operand: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @ConvertSToF {
    operands = [
      "operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @ConvertUToF {
    operands = [
      "operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @FConvert {
    operands = [
      "operand: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    results = [
      "result: @SPIRV_AnyFloat | @FixedLengthVectorOf163264BitFloatOrOf234 | @CooperativeMatrixOf163264BitFloatOr"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @SConvert {
    operands = [
      "operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @UConvert {
    operands = [
      "operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    results = [
      "result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @CooperativeMatrixOf8163264BitInteger"
    ],
    traits = ["same_operands_and_result_shape", "pure"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @ConvertPtrToU {
    operands = ["pointer: @SPIRV_AnyPtr"],
    results = ["result: @SPIRV_Integer"],
    format = "$pointer attr-dict `:` type($pointer) `to` type($result)"
  }

  ods.operation @ConvertUToPtr {
    operands = ["operand: @SPIRV_Integer"],
    results = ["result: @SPIRV_AnyPtr"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @PtrCastToGeneric {
    operands = ["pointer: @SPIRV_AnyPtr"],
    results = ["result: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$pointer attr-dict `:` type($pointer) `to` type($result)"
  }

  ods.operation @GenericCastToPtr {
    operands = ["pointer: @SPIRV_AnyPtr"],
    results = ["result: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$pointer attr-dict `:` type($pointer) `to` type($result)"
  }

  ods.operation @GenericCastToPtrExplicit {
    operands = ["pointer: @SPIRV_AnyPtr"],
    results = ["result: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$pointer attr-dict `:` type($pointer) `to` type($result)"
  }

  ods.operation @CompositeConstruct {
    operands = ["constituents: @SPIRV_Type..."],
    results = ["result: @SPIRV_Composite"],
    traits = ["pure"],
    format = "$constituents attr-dict `:` `(` type(operands) `)` `->` type($result)"
  }

  ods.operation @CompositeExtract {
    operands = ["composite: @SPIRV_Composite"],
    attributes = ["indices: array(i32)"],
    results = ["component: @SPIRV_Type"],
    traits = ["pure"]
  }

  ods.operation @CompositeInsert {
    operands = ["object: @SPIRV_Type", "composite: @SPIRV_Composite"],
    attributes = ["indices: array(i32)"],
    results = ["result: @SPIRV_Composite"],
    traits = ["pure"]
  }

  ods.operation @VectorExtractDynamic {
    operands = ["vector: @SPIRV_Vector", "index: @SPIRV_Integer"],
    results = ["result: @SPIRV_Scalar"],
    types = ["result = element(vector) : \"type of 'result' matches element type of 'vector'\""],
    traits = ["pure"],
    format = "$vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)"
  }

  ods.operation @VectorInsertDynamic {
    operands = ["vector: @SPIRV_Vector", "component: @SPIRV_Scalar", "index: @SPIRV_Integer"],
    results = ["result: @SPIRV_Vector"],
    types = [
      "component = element(vector) : \"type of 'component' matches element type of 'vector'\"",
      "same(vector, result)"
    ],
    traits = ["pure"],
    format = "$component `,` $vector `[` $index `]` attr-dict `:` type($vector) `,` type($index)"
  }

  ods.operation @VectorShuffle {
    operands = ["vector1: @SPIRV_Vector", "vector2: @SPIRV_Vector"],
    attributes = ["components: array(i32)"],
    results = ["result: @SPIRV_Vector"],
    types = ["same_element(vector1, vector2, result)"],
    traits = ["pure"],
    format = "attr-dict $components $vector1 `,` $vector2 `:` type($vector1) `,` type($vector2) `->` type($result)"
  }

  ods.operation @Branch {
    operands = ["targetOperands: @SPIRV_Type..."],
    successors = ["target"],
    traits = ["terminator", "pure"],
    interfaces = ["branch(target: targetOperands)"],
    format = "$target (`(` $targetOperands^ `:` type($targetOperands) `)`)? attr-dict"
  }

  ods.operation @BranchConditional {
    operands = ["condition: @SPIRV_Bool", "trueTargetOperands: @SPIRV_Type...", "falseTargetOperands: @SPIRV_Type..."],
    attributes = ["branch_weights: array(i32)?"],
    successors = ["trueTarget", "falseTarget"],
    traits = ["attr_sized_operand_segments", "terminator", "pure"],
    interfaces = ["branch(trueTarget: trueTargetOperands, falseTarget: falseTargetOperands)"]
  }

  ods.operation @FunctionCall {
    operands = ["arguments: @SPIRV_Type..."],
    attributes = ["callee: flat_symbol", "arg_attrs: array(dictionary)?", "res_attrs: array(dictionary)?"],
    results = ["return_value: @SPIRV_Type?"],
    interfaces = ["call(callee, arguments)"],
    format = "$callee `(` $arguments `)` attr-dict `:` functional-type($arguments, results)"
  }

  ods.operation @Switch {
    since = "22.1",
    operands = ["selector: @SPIRV_Integer", "defaultOperands: any...", "targetOperands: any...(case_operand_segments)"],
    attributes = ["literals: int_elements?", "case_operand_segments: array_i32"],
    successors = ["defaultTarget", "targets..."],
    traits = ["attr_sized_operand_segments", "terminator", "pure"]
  }

  ods.operation @Kill {
    since = "22.1",
    traits = ["terminator"],
    format = "attr-dict"
  }

  ods.operation @mlir.loop {
    attributes = ["loop_control: #spirv.loop_control"],
    results = ["results: any..."],
    regions = ["body: any"]
  }

  ods.operation @mlir.merge {
    operands = ["operands: any..."],
    traits = ["terminator", "return_like", "pure"],
    parents = ["spirv.mlir.selection", "spirv.mlir.loop"],
    format = "attr-dict ($operands^ `:` type($operands))?"
  }

  ods.operation @Return {
    traits = ["return_like", "terminator", "pure"],
    format = "attr-dict"
  }

  ods.operation @Unreachable {
    traits = ["terminator"],
    format = "attr-dict"
  }

  ods.operation @ReturnValue {
    operands = ["value: @SPIRV_Type"],
    traits = ["return_like", "terminator", "pure"],
    format = "$value attr-dict `:` type($value)"
  }

  ods.operation @mlir.selection {
    attributes = ["selection_control: #spirv.selection_control"],
    results = ["results: any..."],
    regions = ["body: any"]
  }

  ods.operation @KHR.CooperativeMatrixLength {
    attributes = ["cooperative_matrix_type: @TypeAttributeOfAnySPIRVCooperativeMatrix"],
    results = ["result: @SPIRV_Int32"],
    traits = ["pure"],
    format = "attr-dict `:` $cooperative_matrix_type"
  }

  ods.operation @KHR.CooperativeMatrixLoad {
    operands = ["pointer: @SPIRV_AnyPtr", "stride: @SPIRV_Integer"],
    attributes = [
      "matrix_layout: #spirv.coop_matrix_layout_khr",
      "memory_operand: #spirv.memory_access?",
      "alignment: @_32BitSignlessIntegerAttributeWhoseValueA? since 22.1"
    ],
    results = ["result: @SPIRV_AnyCooperativeMatrix"],
    format = "$pointer `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands) `->` type($result)"
  }

  ods.operation @KHR.CooperativeMatrixStore {
    operands = ["pointer: @SPIRV_AnyPtr", "object: @SPIRV_AnyCooperativeMatrix", "stride: @SPIRV_Integer"],
    attributes = [
      "matrix_layout: #spirv.coop_matrix_layout_khr",
      "memory_operand: #spirv.memory_access?",
      "alignment: @_32BitSignlessIntegerAttributeWhoseValueA? since 22.1"
    ],
    format = "$pointer `,` $object `,` $stride `,` $matrix_layout ( `,` $memory_operand^ )? ( `,` $alignment^ )? attr-dict `:` type(operands)"
  }

  ods.operation @KHR.CooperativeMatrixMulAdd {
    operands = ["a: @SPIRV_AnyCooperativeMatrix", "b: @SPIRV_AnyCooperativeMatrix", "c: @SPIRV_AnyCooperativeMatrix"],
    attributes = ["matrix_operands: #spirv.cooperative_matrix_operands_khr?"],
    results = ["result: @SPIRV_AnyCooperativeMatrix"],
    types = ["same(c, result)"],
    traits = ["pure"],
    format = "$a `,` $b `,` $c ( `,` $matrix_operands^ )? attr-dict `:` type($a) `,` type($b) `->` type($c)"
  }

  ods.operation @GL.FAbs {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.SAbs {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Ceil {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Cos {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Sin {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Tan {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Asin {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Acos {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Atan {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Exp {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Floor {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Round {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.RoundEven {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.InverseSqrt {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Log {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.FMax {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.UMax {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.SMax {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.FMin {
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.UMin {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.SMin {
    operands = [
      "lhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "rhs: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.Pow {
    operands = [
      "lhs: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2",
      "rhs: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"
    ],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.FSign {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.SSign {
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Sqrt {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Sinh {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Cosh {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Tanh {
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Asinh {
    since = "22.1",
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Acosh {
    since = "22.1",
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Atanh {
    since = "22.1",
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Exp2 {
    since = "22.1",
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Log2 {
    since = "22.1",
    operands = ["operand: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    results = ["result: @SPIRV_Float16or32 | @FixedLengthVectorOf1632BitFloatValuesOf2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.FClamp {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "z: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, y, z, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.UClamp {
    operands = [
      "x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "y: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "z: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, y, z, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.SClamp {
    operands = [
      "x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "y: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "z: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, y, z, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.Fma {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "z: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, y, z, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.FrexpStruct {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_AnyStruct"],
    traits = ["pure"],
    format = "attr-dict $operand `:` type($operand) `->` type($result)"
  }

  ods.operation @GL.Ldexp {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "exp: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, y)"],
    traits = ["pure"],
    format = "attr-dict $x `:` type($x) `,` $exp `:` type($exp) `->` type($y)"
  }

  ods.operation @GL.FMix {
    operands = [
      "x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "y: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "a: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, y, a, result)"],
    traits = ["pure"],
    format = "attr-dict $x `:` type($x) `,` $y `:` type($y) `,` $a `:` type($a) `->` type($result)"
  }

  ods.operation @GL.Length {
    since = "22.1",
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float"],
    types = ["result = element(operand) : \"result type must match operand element type\""],
    traits = ["pure"],
    format = "$operand attr-dict `:` type($operand) `->` type($result)"
  }

  ods.operation @GL.Distance {
    since = "22.1",
    operands = [
      "p0: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "p1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float"],
    types = ["same(p0, p1)", "result = element(p0) : \"result type must match operand element type\""],
    traits = ["pure"],
    format = "operands attr-dict `:` type($p0) `,` type($p1) `->` type($result)"
  }

  ods.operation @GL.Cross {
    since = "22.1",
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.Normalize {
    since = "22.1",
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Reflect {
    since = "22.1",
    operands = [
      "lhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "rhs: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "operands attr-dict `:` type($result)"
  }

  ods.operation @GL.FindILsb {
    since = "22.1",
    operands = ["operand: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.FindSMsb {
    since = "22.1",
    operands = ["operand: @SPIRV_Int32 | @FixedLengthVectorOfInt32ValuesOfLength23"],
    results = ["result: @SPIRV_Int32 | @FixedLengthVectorOfInt32ValuesOfLength23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.FindUMsb {
    operands = ["operand: @SPIRV_Int32 | @FixedLengthVectorOfInt32ValuesOfLength23"],
    results = ["result: @SPIRV_Int32 | @FixedLengthVectorOfInt32ValuesOfLength23"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.Fract {
    since = "22.1",
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    traits = ["same_operands_and_result_type", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @GL.PackHalf2x16 {
    since = "22.1",
    operands = ["operand: @VectorOfFloat32ValuesOfLength2"],
    results = ["result: @SPIRV_Int32"],
    traits = ["pure"],
    format = "attr-dict $operand `:` type($operand) `->` type($result)"
  }

  ods.operation @GL.UnpackHalf2x16 {
    since = "22.1",
    operands = ["operand: @SPIRV_Int32"],
    results = ["result: @VectorOfFloat32ValuesOfLength2"],
    traits = ["pure"],
    format = "attr-dict $operand `:` type($operand) `->` type($result)"
  }

  ods.operation @GL.PackSnorm4x8 {
    since = "22.1",
    operands = ["operand: @VectorOfFloat32ValuesOfLength4"],
    results = ["result: @SPIRV_Int32"],
    traits = ["pure"],
    format = "attr-dict $operand `:` type($operand) `->` type($result)"
  }

  ods.operation @GL.UnpackSnorm4x8 {
    since = "22.1",
    operands = ["operand: @SPIRV_Int32"],
    results = ["result: @VectorOfFloat32ValuesOfLength4"],
    traits = ["pure"],
    format = "attr-dict $operand `:` type($operand) `->` type($result)"
  }

  ods.operation @ARM.Graph {
    since = "22.1",
    attributes = [
      "function_type: type(unchecked(\"graph\"))",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?",
      "entry_point: bool?",
      "sym_name: string"
    ],
    regions = ["body: any"],
    traits = ["automatic_allocation_scope", "isolated_from_above"],
    interfaces = ["function(sym_name, function_type, body)"],
    syntax = "function"
  }

  ods.operation @ARM.GraphConstant {
    since = "22.1",
    attributes = ["graph_constant_id: i32"],
    results = ["output: @SPIRV_AnyTensorArm"],
    traits = ["constant_like", "pure"],
    format = "attr-dict `:` type($output)"
  }

  ods.operation @ARM.GraphEntryPoint {
    since = "22.1",
    attributes = ["fn: flat_symbol", "interface: array(symbol)"]
  }

  ods.operation @ARM.GraphOutputs {
    since = "22.1",
    operands = ["value: @SPIRV_AnyTensorArm..."],
    traits = ["terminator", "pure"],
    format = "$value attr-dict `:` type($value)"
  }

  ods.operation @KHR.GroupFMul {
    operands = ["x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupBroadcast {
    operands = ["value: @SPIRV_Type", "localid: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Type"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($localid)"
  }

  ods.operation @GroupFAdd {
    operands = ["x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupFMax {
    operands = ["x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupFMin {
    operands = ["x: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupIAdd {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @KHR.GroupIMul {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupSMax {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupSMin {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupUMax {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @GroupUMin {
    operands = ["x: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    types = ["same(x, result)"],
    traits = ["pure"],
    format = "$execution_scope $group_operation operands attr-dict `:` type($x)"
  }

  ods.operation @INTEL.SubgroupBlockRead {
    operands = ["ptr: @SPIRV_AnyPtr"],
    results = ["value: @SPIRV_Type"],
    format = "$ptr attr-dict `:` type($ptr) `->` type($value)"
  }

  ods.operation @INTEL.SubgroupBlockWrite {
    operands = ["ptr: @SPIRV_AnyPtr", "value: @SPIRV_Type"]
  }

  ods.operation @KHR.SubgroupBallot {
    operands = ["predicate: @SPIRV_Bool"],
    results = ["result: @SPIRV_Int32Vec4"],
    format = "$predicate attr-dict `:` type($result)"
  }

  ods.operation @ImageDrefGather {
    operands = [
      "sampled_image: @SPIRV_AnySampledImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "dref: @SPIRV_Float32",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands? since 22.1"],
    results = ["result: @VectorOf8163264BitIntegerValuesOfLength4 | @VectorOf163264BitFloatValuesOfLength4"],
    traits = ["pure"],
    format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @ImageQuerySize {
    operands = ["image: @SPIRV_AnyImage"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    traits = ["pure"],
    format = "$image attr-dict `:` type($image) `->` type($result)"
  }

  ods.operation @ImageRead {
    since = "22.1",
    operands = [
      "image: @SPIRV_AnyImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands?"],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @ImageWrite {
    since = "22.1",
    operands = [
      "image: @SPIRV_AnyImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "texel: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands?"],
    format = "$image `,` $coordinate `,` $texel custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) `,` type($texel) ( `,` type($operand_arguments)^ )?"
  }

  ods.operation @Image {
    operands = ["sampled_image: @SPIRV_AnySampledImage"],
    results = ["result: @SPIRV_AnyImage"],
    types = [
      "result = parameter(sampled_image, imageType) : \"type of 'result' matches image type of 'sampled_image'\""
    ],
    traits = ["pure"],
    format = "$sampled_image attr-dict `:` type($sampled_image)"
  }

  ods.operation @ImageSampleExplicitLod {
    since = "22.1",
    operands = [
      "sampled_image: @SPIRV_AnySampledImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands"],
    results = ["result: @VectorOf8163264BitIntegerValuesOfLength4 | @VectorOf163264BitFloatValuesOfLength4"],
    format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @ImageSampleImplicitLod {
    since = "22.1",
    operands = [
      "sampled_image: @SPIRV_AnySampledImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands?"],
    results = ["result: @VectorOf8163264BitIntegerValuesOfLength4 | @VectorOf163264BitFloatValuesOfLength4"],
    format = "$sampled_image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @ImageSampleProjDrefImplicitLod {
    since = "22.1",
    operands = [
      "sampled_image: @SPIRV_AnySampledImage",
      "coordinate: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "dref: @SPIRV_Float32",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands?"],
    results = ["result: @SPIRV_Integer | @SPIRV_Float"],
    types = [
      "result = parameter(parameter(sampled_image, imageType), elementType) : \"type of 'result' matches image type of 'sampled_image'\""
    ],
    format = "$sampled_image `,` $coordinate `,` $dref custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($sampled_image) `,` type($coordinate) `,` type($dref) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @ImageFetch {
    since = "22.1",
    operands = [
      "image: @SPIRV_AnyImage",
      "coordinate: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand_arguments: @SPIRV_Type..."
    ],
    attributes = ["image_operands: #spirv.image_operands?"],
    results = ["result: @VectorOf163264BitFloatValuesOfLength4 | @VectorOf8163264BitIntegerValuesOfLength4"],
    format = "$image `,` $coordinate custom<ImageOperands>($image_operands) ( `,` $operand_arguments^ )? attr-dict `:` type($image) `,` type($coordinate) ( `,` type($operand_arguments)^ )? `->` type($result)"
  }

  ods.operation @SDot {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)"],
    traits = ["commutative", "pure"],
    format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @SUDot {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)"],
    traits = ["pure"],
    format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @UDot {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)"],
    traits = ["commutative", "pure"],
    format = "$vector1 `,` $vector2 ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @SDotAccSat {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "accumulator: @SPIRV_Integer"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)", "same(accumulator, result)"],
    traits = ["pure"],
    format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @SUDotAccSat {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "accumulator: @SPIRV_Integer"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)", "same(accumulator, result)"],
    traits = ["pure"],
    format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @UDotAccSat {
    operands = [
      "vector1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "vector2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "accumulator: @SPIRV_Integer"
    ],
    attributes = ["format: #spirv.packed_vector_format?"],
    results = ["result: @SPIRV_Integer"],
    types = ["same(vector1, vector2)", "same(accumulator, result)"],
    traits = ["pure"],
    format = "$vector1 `,` $vector2 `,` $accumulator ( `,` $format^ )? attr-dict `:` type($vector1) `->` type($result)"
  }

  ods.operation @INTEL.ConvertFToBF16 {
    operands = ["operand: @SPIRV_Float32 | @FixedLengthVectorOfFloat32ValuesOfLength"],
    results = ["result: @SPIRV_Int16 | @FixedLengthVectorOfInt16ValuesOfLength23"],
    traits = ["same_operands_and_result_shape"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @INTEL.ConvertBF16ToF {
    operands = ["operand: @SPIRV_Int16 | @FixedLengthVectorOfInt16ValuesOfLength23"],
    results = ["result: @SPIRV_Float32 | @FixedLengthVectorOfFloat32ValuesOfLength"],
    traits = ["same_operands_and_result_shape"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @INTEL.RoundFToTF32 {
    since = "22.1",
    operands = ["operand: @SPIRV_Float32 | @FixedLengthVectorOfFloat32ValuesOfLength"],
    results = ["result: @SPIRV_Float32 | @FixedLengthVectorOfFloat32ValuesOfLength"],
    traits = ["same_operands_and_result_shape"],
    format = "$operand attr-dict `:` type($operand) `to` type($result)"
  }

  ods.operation @INTEL.ControlBarrierArrive {
    since = "22.1",
    attributes = [
      "execution_scope: #spirv.scope",
      "memory_scope: #spirv.scope",
      "memory_semantics: #spirv.memory_semantics"
    ],
    format = "$execution_scope $memory_scope $memory_semantics attr-dict"
  }

  ods.operation @INTEL.ControlBarrierWait {
    since = "22.1",
    attributes = [
      "execution_scope: #spirv.scope",
      "memory_scope: #spirv.scope",
      "memory_semantics: #spirv.memory_semantics"
    ],
    format = "$execution_scope $memory_scope $memory_semantics attr-dict"
  }

  ods.operation @FOrdEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FOrdGreaterThan {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FOrdGreaterThanEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FOrdLessThan {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FOrdLessThanEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FOrdNotEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordGreaterThan {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordGreaterThanEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordLessThan {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordLessThanEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @FUnordNotEqual {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @IEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @INotEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @IsFinite {
    since = "22.1",
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @IsInf {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @IsNan {
    operands = ["operand: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @LogicalAnd {
    operands = [
      "operand1: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "operand2: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @LogicalEqual {
    operands = [
      "operand1: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "operand2: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @LogicalNot {
    operands = ["operand: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand `:` type($operand) attr-dict"
  }

  ods.operation @LogicalNotEqual {
    operands = [
      "operand1: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "operand2: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @LogicalOr {
    operands = [
      "operand1: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "operand2: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @Ordered {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @SGreaterThan {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @SGreaterThanEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @SLessThan {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @SLessThanEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @Select {
    operands = [
      "condition: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "true_value: @SPIRV_Scalar | @SPIRV_Vector | @SPIRV_AnyPtr",
      "false_value: @SPIRV_Scalar | @SPIRV_Vector | @SPIRV_AnyPtr"
    ],
    results = ["result: @SPIRV_Scalar | @SPIRV_Vector | @SPIRV_AnyPtr"],
    types = ["same(true_value, false_value, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($condition) `,` type($result)"
  }

  ods.operation @UGreaterThan {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @UGreaterThanEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @ULessThan {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @Unordered {
    operands = [
      "operand1: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2",
      "operand2: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["commutative", "same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @ULessThanEqual {
    operands = [
      "operand1: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23",
      "operand2: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"
    ],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    types = ["result = i1_like(operand1) : \"type of result to correspond to the `i1` equivalent of the operand\""],
    traits = ["same_type_operands", "same_operands_and_result_shape", "pure"],
    format = "$operand1 `,` $operand2 `:` type($operand1) attr-dict"
  }

  ods.operation @MatrixTimesMatrix {
    operands = ["leftmatrix: @SPIRV_AnyMatrix", "rightmatrix: @SPIRV_AnyMatrix"],
    results = ["result: @SPIRV_AnyMatrix"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($leftmatrix) `,` type($rightmatrix) `->` type($result)"
  }

  ods.operation @MatrixTimesScalar {
    operands = ["matrix: @SPIRV_AnyMatrix | @CooperativeMatrixOf163264BitFloatValues", "scalar: @SPIRV_Float"],
    results = ["result: @SPIRV_AnyMatrix | @CooperativeMatrixOf163264BitFloatValues"],
    types = ["same(matrix, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($matrix) `,` type($scalar)"
  }

  ods.operation @MatrixTimesVector {
    since = "22.1",
    operands = ["matrix: @MatrixOf163264BitFloatValues", "vector: @FixedLengthVectorOf163264BitFloatValues2"],
    results = ["result: @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same_element(vector, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($matrix) `,` type($vector) `->` type($result)"
  }

  ods.operation @Transpose {
    operands = ["matrix: @SPIRV_AnyMatrix"],
    results = ["result: @SPIRV_AnyMatrix"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($matrix) `->` type($result)"
  }

  ods.operation @VectorTimesMatrix {
    since = "22.1",
    operands = ["vector: @FixedLengthVectorOf163264BitFloatValues2", "matrix: @MatrixOf163264BitFloatValues"],
    results = ["result: @FixedLengthVectorOf163264BitFloatValues2"],
    types = ["same_element(vector, result)"],
    traits = ["pure"],
    format = "operands attr-dict `:` type($vector) `,` type($matrix) `->` type($result)"
  }

  ods.operation @AccessChain {
    operands = ["base_ptr: @SPIRV_AnyPtr", "indices: @SPIRV_Integer..."],
    results = ["component_ptr: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$base_ptr `[` $indices `]` attr-dict `:` type($base_ptr) `,` type($indices) `->` type(results)"
  }

  ods.operation @CopyMemory {
    operands = ["target: @SPIRV_AnyPtr", "source: @SPIRV_AnyPtr"],
    attributes = [
      "memory_access: #spirv.memory_access?",
      "alignment: @_32BitSignlessIntegerAttributeWhoseValueA?",
      "source_memory_access: #spirv.memory_access?",
      "source_alignment: @_32BitSignlessIntegerAttributeWhoseValueA?"
    ]
  }

  ods.operation @InBoundsPtrAccessChain {
    operands = ["base_ptr: @SPIRV_AnyPtr", "element: @SPIRV_Integer", "indices: @SPIRV_Integer..."],
    results = ["result: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)"
  }

  ods.operation @Load {
    operands = ["ptr: @SPIRV_AnyPtr"],
    attributes = ["memory_access: #spirv.memory_access?", "alignment: @_32BitSignlessIntegerAttributeWhoseValueA?"],
    results = ["value: @SPIRV_Type"]
  }

  ods.operation @PtrAccessChain {
    operands = ["base_ptr: @SPIRV_AnyPtr", "element: @SPIRV_Integer", "indices: @SPIRV_Integer..."],
    results = ["result: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$base_ptr `[` $element ($indices^)? `]` attr-dict `:` type($base_ptr) `,` type($element) (`,` type($indices)^)? `->` type($result)"
  }

  ods.operation @Store {
    operands = ["ptr: @SPIRV_AnyPtr", "value: @SPIRV_Type"],
    attributes = ["memory_access: #spirv.memory_access?", "alignment: @_32BitSignlessIntegerAttributeWhoseValueA?"]
  }

  ods.operation @Variable {
    operands = ["initializer: any?"],
    attributes = ["storage_class: #spirv.storage_class"],
    results = ["pointer: @SPIRV_AnyPtr"]
  }

  ods.operation @EXT.EmitMeshTasks {
    since = "22.1",
    operands = [
      "group_count_x: @_32BitSignlessUnsignedInteger",
      "group_count_y: @_32BitSignlessUnsignedInteger",
      "group_count_z: @_32BitSignlessUnsignedInteger",
      "payload: @SPIRV_AnyPtr?"
    ],
    traits = ["terminator"],
    format = "operands attr-dict `:` type(operands)"
  }

  ods.operation @EXT.SetMeshOutputs {
    since = "22.1",
    operands = ["vertex_count: @_32BitSignlessUnsignedInteger", "primitive_count: @_32BitSignlessUnsignedInteger"],
    format = "operands attr-dict `:` type(operands)"
  }

  ods.operation @KHR.AssumeTrue {
    operands = ["condition: @SPIRV_Bool"],
    format = "$condition attr-dict"
  }

  ods.operation @Undef {
    results = ["result: @SPIRV_Type"],
    traits = ["pure"],
    format = "attr-dict `:` type($result)"
  }

  ods.operation @GroupNonUniformBallot {
    operands = ["predicate: @SPIRV_Bool"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_IOrUIVec4"],
    format = "$execution_scope $predicate attr-dict `:` type($result)"
  }

  ods.operation @GroupNonUniformBallotFindLSB {
    since = "22.1",
    operands = ["value: @SPIRV_IOrUIVec4"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_SignlessOrUnsignedInt"],
    format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)"
  }

  ods.operation @GroupNonUniformBallotFindMSB {
    since = "22.1",
    operands = ["value: @SPIRV_IOrUIVec4"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_SignlessOrUnsignedInt"],
    format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)"
  }

  ods.operation @GroupNonUniformBroadcast {
    operands = ["value: @SPIRV_Type", "id: @SPIRV_Integer"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Type"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)"
  }

  ods.operation @GroupNonUniformElect {
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Bool"],
    format = "$execution_scope attr-dict `:` type($result)"
  }

  ods.operation @GroupNonUniformFAdd {
    operands = ["value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformFMax {
    operands = ["value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformFMin {
    operands = ["value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformFMul {
    operands = ["value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformIAdd {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformIMul {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformSMax {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformSMin {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformShuffle {
    operands = ["value: @SPIRV_ScalarOrVector", "id: @SPIRV_Integer"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_ScalarOrVector"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($id)"
  }

  ods.operation @GroupNonUniformShuffleDown {
    operands = ["value: @SPIRV_ScalarOrVector", "delta: @SPIRV_Integer"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Type"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)"
  }

  ods.operation @GroupNonUniformShuffleUp {
    operands = ["value: @SPIRV_ScalarOrVector", "delta: @SPIRV_Integer"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Type"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($delta)"
  }

  ods.operation @GroupNonUniformShuffleXor {
    operands = ["value: @SPIRV_ScalarOrVector", "mask: @SPIRV_Integer"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Type"],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope operands attr-dict `:` type($value) `,` type($mask)"
  }

  ods.operation @GroupNonUniformUMax {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformUMin {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformBitwiseAnd {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformBitwiseOr {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformBitwiseXor {
    operands = ["value: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformLogicalAnd {
    operands = ["value: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformLogicalOr {
    operands = ["value: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformLogicalXor {
    operands = ["value: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234", "cluster_size: @SPIRV_Integer?"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"],
    format = "$execution_scope $group_operation $value (`cluster_size``(` $cluster_size^ `)`)? attr-dict `:` type($value) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformBallotBitCount {
    since = "22.1",
    operands = ["value: @VectorOf32BitSignlessUnsignedIntegerOf4"],
    attributes = ["execution_scope: #spirv.scope", "group_operation: #spirv.group_operation"],
    results = ["result: @SPIRV_SignlessOrUnsignedInt"],
    format = "$execution_scope $group_operation $value attr-dict `:` type($value) `->` type($result)"
  }

  ods.operation @GroupNonUniformRotateKHR {
    since = "22.1",
    operands = [
      "value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "delta: @SPIRV_SignlessOrUnsignedInt",
      "cluster_size: @SPIRV_SignlessOrUnsignedInt?"
    ],
    attributes = ["execution_scope: #spirv.scope"],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    types = ["same(value, result)"],
    traits = ["pure"],
    format = "$execution_scope $value `,` $delta (`,` `cluster_size` `(` $cluster_size^ `)`)? attr-dict `:` type($value) `,` type($delta) (`,` type($cluster_size)^)? `->` type(results)"
  }

  ods.operation @GroupNonUniformAll {
    since = "22.1",
    operands = ["predicate: @SPIRV_Bool"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Bool"],
    format = "$execution_scope $predicate attr-dict `:` type($result)"
  }

  ods.operation @GroupNonUniformAny {
    since = "22.1",
    operands = ["predicate: @SPIRV_Bool"],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Bool"],
    format = "$execution_scope $predicate attr-dict `:` type($result)"
  }

  ods.operation @GroupNonUniformAllEqual {
    since = "22.1",
    operands = [
      "value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    attributes = ["execution_scope: #spirv.scope"],
    results = ["result: @SPIRV_Bool"],
    format = "$execution_scope $value attr-dict `:` type($value) `,` type($result)"
  }

  ods.operation @GroupNonUniformQuadSwap {
    since = "22.1",
    operands = [
      "value: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234",
      "direction: @SPIRV_SignlessOrUnsignedInt"
    ],
    attributes = ["execution_scope: #spirv.scope"],
    results = [
      "result: @SPIRV_Float | @FixedLengthVectorOf163264BitFloatValues2 | @SPIRV_Integer | @FixedLengthVectorOf8163264BitIntegerOf23 | @SPIRV_Bool | @FixedLengthVectorOfBoolValuesOfLength234"
    ],
    types = ["same(value, result)"],
    format = "$execution_scope $value $direction attr-dict `:` type($value) `,` type($direction)"
  }

  ods.operation @EmitVertex {
    since = "22.1",
    format = "attr-dict"
  }

  ods.operation @EndPrimitive {
    since = "22.1",
    format = "attr-dict"
  }

  ods.operation @mlir.addressof {
    attributes = ["variable: flat_symbol"],
    results = ["pointer: @SPIRV_AnyPtr"],
    traits = ["pure"],
    format = "$variable attr-dict `:` type($pointer)"
  }

  ods.operation @Constant {
    attributes = ["value: any"],
    results = ["constant: @SPIRV_Type"],
    traits = ["constant_like", "pure"]
  }

  ods.operation @EXT.ConstantCompositeReplicate {
    since = "22.1",
    attributes = ["value: any"],
    results = ["replicated_constant: @SPIRV_Composite"],
    traits = ["pure"],
    format = "` ` `[` $value `]` `:` type($replicated_constant) attr-dict"
  }

  ods.operation @EntryPoint {
    attributes = ["execution_model: #spirv.execution_model", "fn: flat_symbol", "interface: array(symbol)"]
  }

  ods.operation @ExecutionMode {
    attributes = ["fn: flat_symbol", "execution_mode: #spirv.execution_mode", "values: array(i32)"]
  }

  ods.operation @func {
    attributes = [
      "function_type: type(function)",
      "arg_attrs: array(dictionary)?",
      "res_attrs: array(dictionary)?",
      "sym_name: string",
      "function_control: #spirv.function_control",
      "linkage_attributes: #spirv.linkage_attributes?"
    ],
    regions = ["body: any"],
    traits = ["automatic_allocation_scope", "isolated_from_above"],
    interfaces = ["function(sym_name, function_type, body)"],
    syntax = "function"
  }

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
    ],
    traits = ["symbol"]
  }

  ods.operation @module {
    attributes = [
      "addressing_model: #spirv.addressing_model",
      "memory_model: #spirv.memory_model",
      "vce_triple: @SPIRV_VerCapExtAttr?",
      "sym_name: string?"
    ],
    regions = ["region0: any"],
    traits = ["isolated_from_above", "no_region_arguments", "no_terminator", "single_block", "symbol_table", "symbol"]
  }

  ods.operation @mlir.referenceof {
    attributes = ["spec_const: flat_symbol"],
    results = ["reference: @SPIRV_Type"],
    traits = ["pure"],
    format = "$spec_const attr-dict `:` type($reference)"
  }

  ods.operation @SpecConstant {
    attributes = ["sym_name: string", "default_value: @TypedAttrInterface"],
    traits = ["symbol"]
  }

  ods.operation @SpecConstantComposite {
    attributes = ["type: type", "sym_name: string", "constituents: array(symbol)"],
    traits = ["symbol"]
  }

  ods.operation @EXT.SpecConstantCompositeReplicate {
    since = "22.1",
    attributes = ["type: type", "sym_name: string", "constituent: symbol"],
    traits = ["symbol"]
  }

  ods.operation @SpecConstantOperation {
    results = ["result: any"],
    regions = ["body: one_block"],
    traits = ["pure"],
    implicit_terminator = "spirv.mlir.yield"
  }

  ods.operation @mlir.yield {
    operands = ["operand: any"],
    traits = ["terminator", "pure"],
    parents = ["spirv.SpecConstantOperation"],
    format = "attr-dict $operand `:` type($operand)"
  }
}

