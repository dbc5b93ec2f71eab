// SPDX-License-Identifier: Apache-2.0
/** An analysis of the ranges of integers, and a pass that checks indices with it. */
@NullMarked
@Version("1.0.0")
package com.example.bounds;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
