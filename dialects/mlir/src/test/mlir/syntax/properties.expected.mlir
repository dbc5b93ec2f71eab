module {
  func.func @f(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: !ptr.ptr<#ptr.generic_space>, %arg2: vector<4xi1>, %arg3: vector<4xf32>, %arg4: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg5: index, %arg6: i32) {
    %0 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> i32
    %1 = ptr.load volatile %arg0 nontemporal invariant invariant_group alignment = 8 : !ptr.ptr<#ptr.generic_space> -> f32
    %2 = ptr.load volatile %arg0 atomic syncscope("a") monotonic alignment = 8 {a = 1 : i64} : !ptr.ptr<#ptr.generic_space> -> i32
    ptr.store %1, %arg1 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store volatile %1, %arg1 nontemporal alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store %0, %arg1 atomic release invariant_group alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
    %3 = ptr.masked_load %arg0, %arg2, %arg3 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    %4 = ptr.gather %arg4, %arg2, %arg3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    ptr.scatter %arg3, %arg4, %arg2 alignment = 16 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    %5 = ptr.ptr_add nuw %arg0, %arg5 : !ptr.ptr<#ptr.generic_space>, index
    %6 = ptr.ptr_add %arg0, %arg5 : !ptr.ptr<#ptr.generic_space>, index
    %7 = ptr.type_offset f32 : index
    return
  }
}

