// SPDX-License-Identifier: Apache-2.0
/** A dialect with its own allocator, and a pass that lowers it. */
@NullMarked
@Version("1.0.0")
package com.example.custom;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
