// SPDX-License-Identifier: Apache-2.0
/** A dialect with memory of its own, as in a third-party bundle, and its deallocation. */
package org.mortise.extension;
