// SPDX-License-Identifier: Apache-2.0
// malloc and free that count and check: a block ends at an inaccessible page, is filled with garbage when it is new, and
// becomes inaccessible for good when it is freed. Reports per program (program_begins, program_ends) on standard error.
#define _GNU_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { PAGE = 4096 };
static const size_t ARENA_PAGES = (size_t)1 << 21;

typedef struct {
  size_t first_page, pages;
  char *start;
  int freed;
} Block;

static char *arena;
static uint32_t *owner;  // block number + 1, by page
static Block *blocks;
static size_t used_pages, block_count, first_block;
static long double_frees, bad_frees, current = -1;

static Block *block_at(const char *address) {
  if (!arena || address < arena || address >= arena + used_pages * PAGE) return NULL;
  uint32_t number = owner[(address - arena) / PAGE];
  return number ? &blocks[number - 1] : NULL;
}

static void on_fault(int signal_number, siginfo_t *info, void *context) {
  (void)signal_number;
  (void)context;
  Block *block = block_at(info->si_addr);
  int inside = arena && (char *)info->si_addr >= arena && (char *)info->si_addr < arena + used_pages * PAGE;
  const char *text = block && block->freed ? "fault use after free\n" : inside ? "fault out of bounds\n" : "fault crash\n";
  if (write(2, text, strlen(text)) < 0) _exit(4);
  _exit(3);
}

static void *reserve(size_t bytes, int protection) {
  void *p = mmap(NULL, bytes, protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) _exit(5);
  return p;
}

static void start(void) {
  static char stack[1 << 16];
  arena = reserve(ARENA_PAGES * PAGE, PROT_NONE);
  owner = reserve(ARENA_PAGES * sizeof *owner, PROT_READ | PROT_WRITE);
  blocks = reserve(ARENA_PAGES * sizeof *blocks, PROT_READ | PROT_WRITE);
  stack_t other = {.ss_sp = stack, .ss_size = sizeof stack};
  sigaltstack(&other, NULL);
  struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  sigaction(SIGSEGV, &action, NULL);
  sigaction(SIGBUS, &action, NULL);
}

void program_begins(int64_t number) {
  if (!arena) start();
  current = number;
  first_block = block_count;
  double_frees = bad_frees = 0;
}

void program_ends(int64_t number, int64_t value) {
  long leaks = 0;
  for (size_t i = first_block; i < block_count; i++) leaks += !blocks[i].freed;
  fprintf(stderr, "program %ld value %ld allocations %zu leaks %ld double %ld bad %ld\n", (long)number, (long)value,
          block_count - first_block, leaks, double_frees, bad_frees);
}

void *counted_malloc(size_t bytes) {
  if (!arena) start();
  size_t size = bytes ? (bytes + 15) / 16 * 16 : 16;
  size_t pages = (size + PAGE - 1) / PAGE;
  if (used_pages + pages + 1 > ARENA_PAGES) {
    fputs("fault memory exhausted\n", stderr);
    _exit(3);
  }
  char *base = arena + used_pages * PAGE;
  // Each block is a mapping of its own, and the number of mappings is limited.
  if (mprotect(base, pages * PAGE, PROT_READ | PROT_WRITE) != 0) {
    fputs("fault too many allocations\n", stderr);
    _exit(3);
  }
  memset(base, 0xC7, pages * PAGE);
  Block *block = &blocks[block_count++];
  *block = (Block){used_pages, pages, base + pages * PAGE - size, 0};
  for (size_t i = 0; i < pages; i++) owner[used_pages + i] = (uint32_t)block_count;
  used_pages += pages + 1;
  return block->start;
}

void *counted_aligned_alloc(size_t alignment, size_t bytes) {
  (void)alignment;
  return counted_malloc(bytes);
}

void counted_free(void *pointer) {
  if (!pointer) return;
  Block *block = block_at(pointer);
  if (!block || block->start != pointer) {
    bad_frees++;
  } else if (block->freed) {
    double_frees++;
  } else {
    block->freed = 1;
    mprotect(arena + block->first_page * PAGE, block->pages * PAGE, PROT_NONE);
  }
}

typedef struct {
  int64_t rank;
  int64_t *descriptor;
} Unranked;

static void copy(int64_t element, int64_t rank, const int64_t *sizes, const int64_t *from_strides, const int64_t *to_strides,
                 const char *from, char *to) {
  if (rank == 0) {
    memmove(to, from, element);
    return;
  }
  for (int64_t i = 0; i < *sizes; i++)
    copy(element, rank - 1, sizes + 1, from_strides + 1, to_strides + 1, from + i * *from_strides * element,
         to + i * *to_strides * element);
}

// Descriptor: allocated pointer, aligned pointer, offset, sizes, strides.
void memrefCopy(int64_t element, Unranked *from, Unranked *to) {
  int64_t *f = from->descriptor, *t = to->descriptor, rank = from->rank;
  copy(element, rank, f + 3, f + 3 + rank, t + 3 + rank, (char *)f[1] + f[2] * element, (char *)t[1] + t[2] * element);
}
