// SPDX-License-Identifier: Apache-2.0
/** Two dialects, one on tensors and one on buffers, and a pass from the first to the second. */
@NullMarked
@Version("1.0.0")
package com.example.hlo;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
